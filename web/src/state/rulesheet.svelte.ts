/** The rule that is read beside the page: a link to a rule opens a sheet, so that nothing on the page is lost. */

class RuleSheet {
  edition = $state('');
  rule = $state('');

  open(edition: string, rule = ''): void {
    this.edition = edition;
    this.rule = rule;
  }

  close(): void {
    this.edition = '';
    this.rule = '';
  }
}

export const ruleSheet = new RuleSheet();

/** Open the sheet on a plain click on a link to a rule; the browser handles any other click. */
export function readBeside(event: MouseEvent, edition: string, rule = ''): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  ruleSheet.open(edition, rule);
}

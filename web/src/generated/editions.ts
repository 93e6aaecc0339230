// Written by web/generate.py; do not change it by hand.

export interface Setting {
  name: string;
  rule: string;
  default: string | number | null;
  /** The words of a choice; the first is the rulebook's. */
  values?: string[];
  /** The bounds of a number, which may also be none. */
  lowest?: number;
  highest?: number;
}

export interface Edition {
  name: string;
  /** What the numbers of its rules begin with. */
  rules: string;
  rulesVersion: number;
  fewest: number;
  most: number;
  /** Whether a seat may know what another may not. */
  hasSecrets: boolean;
  /** Each action's first word, and the names of those behind it; `?` may be missing, `*` takes the rest. */
  grammar: Record<string, string[]>;
  settings: Setting[];
  presets: Record<string, Record<string, string | number | null>>;
  bots: string[];
}

export type EditionName = 'banking' | 'crooked' | 'deal' | 'knockout' | 'millionaire';

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  banking: {"name":"banking","rules":"EB","rulesVersion":3,"fewest":2,"most":6,"hasSecrets":false,"grammar":{"roll":[],"end":[],"buy":[],"leave":[],"bid":["amount"],"pass":[],"claim":["space","target","number?"],"let-lie":[],"build":["space"],"want":[],"bid-building":["amount","space"],"sell":["group","levels*"],"mortgage":["space"],"lift":["space"],"offer":["target","give","take","debt?","lift?"],"accept":["lift?"],"decline":[],"withdraw":[],"bankrupt":[],"resign":[],"time-up":[],"pay-fine":[],"use-card":[],"pay-card":[],"draw-card":[]},"settings":[{"name":"rent","default":"claimed","rule":"EB-30","values":["claimed","automatic"]},{"name":"deck","default":"french","rule":"EB-2","values":["french","here-and-now"]},{"name":"luxury_tax","default":"1m","rule":"EB-15","values":["1m","750k"]},{"name":"mortgage_interest","default":"once","rule":"EB-53","values":["once","standard"]},{"name":"jail_fine","default":"next_turn","rule":"EB-76","values":["next_turn","any_time","roll_now"]},{"name":"jail_double","default":"stop","rule":"EB-77","values":["stop","again"]},{"name":"game","default":"standard","rule":"EB-90","values":["standard","quick"]},{"name":"round_limit","default":null,"rule":"EB-93","lowest":1,"highest":1000000},{"name":"time_limit","default":null,"rule":"EB-93","lowest":1,"highest":10000},{"name":"offers_a_turn","default":3,"rule":"EB-50","lowest":0,"highest":1000}],"presets":{},"bots":["random","steady"]},
  crooked: {"name":"crooked","rules":"CC","rulesVersion":2,"fewest":2,"most":6,"hasSecrets":true,"grammar":{"roll":[],"end":[],"buy":[],"leave":[],"bid":["amount"],"pass":[],"claim":["space","target","number?"],"let-lie":[],"pay":["notes*"],"check":["amount"],"check-card":[],"take":["card"],"play":["card","with*"],"half-hotel":["space"],"build":["space"],"want":[],"bid-building":["amount","space"],"sell-hotel":["space"],"sell-street":["space"],"change":["give","take"],"offer-notes":["target","give","take"],"accept-notes":["notes"],"offer":["target","give","take","debt?"],"accept":[],"decline":[],"withdraw":[],"bankrupt":[],"resign":[],"pay-fine":[],"use-card":[]},"settings":[{"name":"rent","default":"claimed","rule":"CC-13","values":["claimed","automatic"]},{"name":"round_limit","default":null,"rule":"CC-6","lowest":1,"highest":1000000},{"name":"offers_a_turn","default":3,"rule":"CC-50","lowest":0,"highest":1000}],"presets":{},"bots":["random","steady"]},
  deal: {"name":"deal","rules":"DL","rulesVersion":1,"fewest":2,"most":10,"hasSecrets":true,"grammar":{"end":[],"bank":["card"],"lay":["card","colour"],"move":["card","set","colour"],"swap":["set","card","own_set","own_card"],"pass-go":[],"house":["set"],"hotel":["set"],"debt-collector":["target"],"birthday":[],"rent":["set","target","times?"],"rent-any":["set","target","times?"],"sly-deal":["target","set","card"],"forced-deal":["target","set","card","own_set","own_card"],"deal-breaker":["target","set"],"pass":[],"say-no":[],"pay":["cards*"],"place":["card","colour"],"give-up":["card"]},"settings":[{"name":"rent_targets","default":"all","rule":"DL-43","values":["all","one"]},{"name":"forced_deal_full_sets","default":"none","rule":"DL-48","values":["none","own","any"]},{"name":"just_say_no","default":"free","rule":"DL-52","values":["free","play"]},{"name":"broken_sets","default":"bank","rule":"DL-51","values":["bank","discard"]},{"name":"extra_cards","default":"under_pile","rule":"DL-12","values":["under_pile","discard"]},{"name":"win","default":"own_turn","rule":"DL-33","values":["own_turn","at_once"]},{"name":"turn_limit","default":null,"rule":"DL-16","lowest":1,"highest":1000000}],"presets":{"modern":{"just_say_no":"play","broken_sets":"discard","extra_cards":"discard","win":"at_once"}},"bots":["random","steady"]},
  knockout: {"name":"knockout","rules":"KO","rulesVersion":1,"fewest":2,"most":8,"hasSecrets":false,"grammar":{"slide":["x","y","angle","speed"],"pay":[],"stay":[],"again":[],"leave":[],"take":["token"],"move":["space"],"stand":[],"double":["space"]},"settings":[{"name":"tremor","default":"off","rule":"KO-60","values":["off","light","real"]},{"name":"second_chance","default":"off","rule":"KO-40","values":["off","free","paid"]}],"presets":{},"bots":["random","steady-easy","steady","steady-strong"]},
  millionaire: {"name":"millionaire","rules":"MM","rulesVersion":1,"fewest":2,"most":4,"hasSecrets":true,"grammar":{"roll":[],"end":[],"buy":[],"leave":[],"bid":["amount"],"pass":[],"collect":[],"upgrade":[],"choose":["target"],"go-to":["space"],"buy-also":["space"],"free-house":["space"],"swap":["give","take"],"take":["space"],"cancel":[],"build":["space"],"sell":["group","levels*"],"mortgage":["space"],"lift":["space"],"offer":["target","give","take","debt?","lift?"],"accept":["lift?"],"decline":[],"withdraw":[],"bankrupt":[],"resign":[],"pay-fine":[],"use-card":[]},"settings":[{"name":"doubles_roll_again","default":"no","rule":"MM-17","values":["no","yes"]},{"name":"target","default":"1m","rule":"MM-6","values":["1m","2m"]},{"name":"offers_a_turn","default":3,"rule":"MM-23","lowest":0,"highest":1000}],"presets":{},"bots":["random","steady"]},
};

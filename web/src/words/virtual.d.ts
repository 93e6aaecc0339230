/** The words that web/words.ts puts together: for each language and part, how to load them. */
declare module 'virtual:words' {
  const parts: Readonly<Record<string, () => Promise<{ default: import('./book').Entries }>>>;
  export default parts;
}

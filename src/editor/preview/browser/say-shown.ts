/** Effects and transitions of a component end by then, as a rule. */
const UNTIL_DRAWN = 400;

/** Tells `--screenshot` when the plugin is drawn, or why it is not. */
export function sayShown(text: string): void {
  window.setTimeout(() => {
    document.documentElement.dataset["shown"] = text;
  }, UNTIL_DRAWN);
}

/** The small DOM, a file of its own in dist/host. */
export { PropertySymbol, Window } from "happy-dom";

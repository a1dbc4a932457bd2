/** The small DOM, a file of its own in dist/host. */
export { Window } from "happy-dom";

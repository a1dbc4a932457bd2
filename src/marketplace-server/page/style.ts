/** Colours have a contrast of at least 4.5 on their ground, in both schemes. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --card: #f6f8fa; --line: #d0d7de; --text: #1f2328; --soft: #59636e;
  --link: #0550ae; --good: #116329; --wait: #7d4e00; --bad: #a40e26; --focus: #0969da; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --card: #161b22; --line: #3d444d; --text: #e6edf3;
  --soft: #9198a1; --link: #79c0ff; --good: #56d364; --wait: #e3b341; --bad: #ff938a; --focus: #58a6ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); }
header p { margin: 0; font-weight: 600; }
h1 { font-size: 1.5rem; margin: .5rem 0 1rem; } h2 { font-size: 1.2rem; margin: 1.5rem 0 .5rem; } h3 { font-size: 1rem; margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
.soft { color: var(--soft); } .card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 0 0 1rem; }
.list { list-style: none; margin: 0; padding: 0; }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; padding: .5rem 0; border-top: 1px solid var(--line); }
.version { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 8rem) minmax(0, 13rem); }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.state { font-weight: 600; } .state::before { content: "\\25cf\\00a0"; }
.published, .approved { color: var(--good); } .in-review, .received, .validating, .awaiting-upload { color: var(--wait); }
.rejected, .failed { color: var(--bad); } .withdrawn { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--soft); } dd { margin: 0; min-width: 0; }
code { font: .875em ui-monospace, monospace; } .notes { white-space: normal; }
label { display: block; font-weight: 600; margin: .5rem 0 .25rem; }
input, textarea, button { font: inherit; min-height: 2.75rem; border-radius: .375rem; border: 1px solid var(--soft); padding: .5rem .75rem; }
input, textarea { width: 100%; background: var(--ground); color: var(--text); }
button { cursor: pointer; background: var(--card); color: var(--text); font-weight: 600; }
button.approve { background: #116329; border-color: #116329; color: #fff; } button.reject { background: #a40e26; border-color: #a40e26; color: #fff; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: .75rem; }
@media (max-width: 30rem) { .version { grid-template-columns: 1fr auto; } .version .state { grid-column: 1 / -1; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } .actions button { flex: 1; } }
`;

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0969da"/><path d="M4 8.5l3 3 5-7" fill="none" stroke="#fff" stroke-width="2"/></svg>`;

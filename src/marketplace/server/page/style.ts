/** Colours have a contrast of at least 4.5 on their ground, in both schemes. */
const COLOURS = `
:root { color-scheme: light dark; --ground: #f7f8fb; --panel: #fff; --soft-panel: #f1f3f8; --line: #dfe3ec; --text: #171b26;
  --soft: #555d70; --link: #3730a3; --accent: #4338ca; --on-accent: #fff; --accent-soft: #eceafd; --focus: #4f46e5;
  --good: #11603a; --good-soft: #dcf5e7; --wait: #7a4a00; --wait-soft: #fdf0d5; --bad: #a01230; --bad-soft: #fde6ea;
  --shadow: 0 1px 2px #1018280f, 0 4px 16px #10182812; --hero: linear-gradient(135deg, #e9e7fd, #dff3f7 70%); }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1118; --panel: #161a24; --soft-panel: #1d2230; --line: #2c3345;
  --text: #e8ebf3; --soft: #a0a8bb; --link: #b3b2ff; --accent: #b3b2ff; --on-accent: #15142e; --accent-soft: #262550;
  --focus: #a5b4fc; --good: #6fdc9b; --good-soft: #12331f; --wait: #f3c061; --wait-soft: #382a0c; --bad: #ff9aab;
  --bad-soft: #421722; --shadow: none; --hero: linear-gradient(135deg, #1e1d40, #10313a 70%); } }
.hue-0 { --a: #4338ca; --b: #6d28d9; } .hue-1 { --a: #0f766e; --b: #0e7490; } .hue-2 { --a: #b45309; --b: #9f1239; }
.hue-3 { --a: #1d4ed8; --b: #0e7490; } .hue-4 { --a: #be185d; --b: #7e22ce; } .hue-5 { --a: #15803d; --b: #0f766e; }
.hue-6 { --a: #334155; --b: #4338ca; } .hue-7 { --a: #9a3412; --b: #a16207; }
`;

const BASE = `
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
  overflow-wrap: anywhere; min-height: 100vh; display: flex; flex-direction: column; }
main { flex: 1; } .bar, main, footer { width: 100%; max-width: 72rem; margin: 0 auto; padding: 1rem 1.5rem; }
main { padding-top: 1.5rem; } main:focus { outline: none; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 .75rem; } h3 { font-size: 1rem; line-height: 1.4; margin: 0; }
p { margin: 0 0 .75rem; } a { color: var(--link); text-underline-offset: .15em; }
section { margin: 0 0 2rem; scroll-margin-top: 1rem; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .25rem; }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { background: var(--soft-panel); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 .75rem;
  white-space: pre-wrap; overflow-wrap: anywhere; }
ul { margin: 0 0 .75rem; } ul.cards, ul.rows, ul.permissions, ul.findings, ul.shots, ul.tags, ul.links, ul.plain { list-style: none; padding: 0; }
dl { margin: 0; } dl > div { padding: .5rem 0; border-top: 1px solid var(--line); } dl > div:first-child { border-top: 0; padding-top: 0; }
dt { color: var(--soft); font-size: .875rem; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: baseline; padding: .5rem .75rem .5rem 0; }
input, textarea, select, button, .button { font: inherit; min-height: 2.75rem; border-radius: .5rem; border: 1px solid var(--soft); padding: .55rem .9rem; }
input, textarea, select { width: 100%; background: var(--panel); color: var(--text); }
label { display: block; font-weight: 600; margin: .5rem 0 .25rem; }
button, .button { cursor: pointer; white-space: nowrap; background: var(--panel); color: var(--text); font-weight: 600; text-decoration: none; display: inline-flex;
  align-items: center; justify-content: center; border-color: var(--line); }
button:hover, .button:hover { border-color: var(--accent); }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.approve { background: #11603a; border-color: #11603a; color: #fff; } .reject { background: #a01230; border-color: #a01230; color: #fff; }
.skip { position: absolute; left: -99rem; } .skip:focus { position: static; }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.soft { color: var(--soft); } .lead { font-size: 1.1rem; max-width: 46rem; }
.narrow { max-width: 34rem; margin: 0 auto; }
`;

const PARTS = `
header.top { background: var(--panel); border-bottom: 1px solid var(--line); }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: space-between; padding-top: .6rem; padding-bottom: .6rem; }
.brand { display: inline-flex; gap: .6rem; align-items: center; font-weight: 700; color: var(--text); text-decoration: none; min-height: 2.75rem; }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; align-items: center; }
.bar nav a, button.plain { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--soft); text-decoration: none; font-weight: 600; }
.bar nav a:hover, .bar nav [aria-current], button.plain:hover { color: var(--accent); text-decoration: underline; }
button.plain { background: none; border: 0; padding: 0; }
footer { color: var(--soft); font-size: .875rem; border-top: 1px solid var(--line); margin-top: 2rem; }
.hero { background: var(--hero); border: 1px solid var(--line); border-radius: 1rem; padding: 2rem; margin-bottom: 1.25rem; }
.hero h1 { font-size: 2.25rem; } .search { max-width: 46rem; } .search-line { display: flex; gap: .5rem; }
.search-line input { min-height: 3.1rem; padding: 0 1.1rem; } .search-line button { min-height: 3.1rem; padding: 0 1.4rem; flex: none; }
summary { cursor: pointer; padding: .6rem 0 0; color: var(--link); font-weight: 600; min-height: 2.5rem; width: max-content; }
.filters { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding-top: .25rem; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1.5rem; }
.chip { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.4rem; padding: .2rem .9rem; border: 1px solid var(--line); border-radius: 2rem;
  background: var(--panel); color: var(--text); text-decoration: none; font-weight: 500; }
.chip:hover { border-color: var(--accent); color: var(--accent); }
.chip[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } .chip[aria-current] .count { color: inherit; }
.count { color: var(--soft); font-size: .875rem; }
.results-head { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; }
.sorts { display: flex; flex-wrap: wrap; gap: .25rem .9rem; margin: 0 0 .75rem; } .chosen { font-weight: 600; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem; margin: 0; }
.card, .panel, .row, .empty { background: var(--panel); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; box-shadow: var(--shadow); }
.card { position: relative; display: flex; flex-direction: column; overflow: clip; min-width: 0; }
.card:hover { border-color: var(--accent); } .card-head { display: flex; gap: .9rem; align-items: center; margin-bottom: .6rem; min-width: 0; }
.card-head > div, .plugin-head > div { min-width: 0; }
.card h3, .by { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
.card h3 a { color: var(--text); text-decoration: none; } .card h3 a::after { content: ""; position: absolute; inset: 0; border-radius: .75rem; }
.card h3 a:focus-visible { outline: none; } .card:has(a:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.by { color: var(--soft); margin: 0; font-size: .925rem; }
.about { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; flex: 1; margin-bottom: .9rem; }
.facts { display: flex; flex-wrap: wrap; gap: .35rem .75rem; align-items: center; margin: 0; color: var(--soft); font-size: .875rem; }
.card time { margin-inline-start: auto; }
.icon { width: 3rem; height: 3rem; border-radius: .7rem; object-fit: contain; flex: none; background: var(--soft-panel); }
.letter { display: grid; place-items: center; overflow: clip; color: #fff; font-weight: 700; font-size: 1.4rem; background: linear-gradient(135deg, var(--a), var(--b)); }
.tag { display: inline-block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; padding: .05rem .6rem; border-radius: 1rem; background: var(--soft-panel); color: var(--text); font-size: .8125rem; font-weight: 600; text-decoration: none; }
a.tag:hover { text-decoration: underline; } .tag.warn { background: var(--wait-soft); color: var(--wait); }
.tag.bad { background: var(--bad-soft); color: var(--bad); } .tag.good { background: var(--good-soft); color: var(--good); }
.pages { display: flex; gap: 1rem; align-items: center; justify-content: center; margin: 1.5rem 0 0; } .pages:empty { display: none; }
.empty { text-align: center; padding: 2.5rem 1.25rem; } .empty pre { display: inline-block; text-align: left; }
.message { max-width: 34rem; margin: 3rem auto; text-align: center; } .message .code { font-size: 4rem; font-weight: 800; line-height: 1; color: var(--accent); }
.plugin-head { display: flex; gap: 1.25rem; align-items: center; margin-bottom: 1rem; } .plugin-head h1, main .lead { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; } .plugin-head h1 { margin: 0; }
.plugin-head .icon { width: 5rem; height: 5rem; border-radius: 1.1rem; font-size: 2.2rem; } .plugin-head .facts { margin-top: .5rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 2rem; align-items: start; }
.columns > .column { grid-column: 1; grid-row: 1 / span 2; min-width: 0; } .columns > .install, .columns > aside { grid-column: 2; margin: 0; } .columns { grid-template-rows: auto 1fr; row-gap: 1rem; }
.halves { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; align-items: start; margin-bottom: 2rem; } .halves > * { min-width: 0; margin: 0; }
aside .panel { margin-bottom: 1rem; } aside .panel h2 { font-size: 1rem; } .install .button { width: 100%; } .install p:last-child { margin: 0; }
.install pre, .digest { font-size: .8125rem; } .links li { padding: .2rem 0; } .tags { display: flex; flex-wrap: wrap; gap: .4rem; margin: 0; }
.shots { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1rem; }
.shots a { display: block; } .shots img { display: block; width: 100%; aspect-ratio: 16 / 10; object-fit: contain; background: var(--soft-panel); border: 1px solid var(--line); border-radius: .5rem; }
.authored { background: var(--panel); border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: .75rem; overflow: clip; }
.authored-head { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; justify-content: space-between; padding: .75rem 1.25rem; background: var(--soft-panel); border-bottom: 1px solid var(--line); }
.authored-head h2, .authored-head p { margin: 0; } .authored-head p { color: var(--soft); font-size: .875rem; }
.text { padding: 1.25rem; overflow: clip; } .text > :last-child { margin-bottom: 0; } .text h3 { font-size: 1.25rem; margin: 1.5rem 0 .5rem; } .text > :first-child { margin-top: 0; }
.text h4 { font-size: 1.1rem; margin: 1.25rem 0 .5rem; } .text h5, .text h6 { font-size: 1rem; margin: 1rem 0 .5rem; }
.text img { max-width: 100%; max-height: 30rem; object-fit: contain; } .text code { background: var(--soft-panel); padding: .1em .3em; border-radius: .25rem; } .text pre code { background: none; padding: 0; }
.text blockquote { margin: 0 0 .75rem; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line); color: var(--soft); }
.text th, .text td { border: 1px solid var(--line); padding: .4rem .6rem; } .scroll { overflow-x: auto; margin-bottom: .75rem; } .text th, .text td { overflow-wrap: normal; min-width: 3rem; max-width: 30rem; }
.no-image { color: var(--soft); border: 1px dashed var(--soft); border-radius: .25rem; padding: 0 .4em; font-size: .875em; }
.permission { padding: .75rem 0; border-top: 1px solid var(--line); } .permission:first-child { border-top: 0; padding-top: 0; } .permission p { margin: .15rem 0 0; }
.permission h3 code { color: var(--soft); font-weight: 400; } .sensitive { border-inline-start: 3px solid var(--wait); padding-inline-start: .9rem; }
.permissions, .findings, .pages { margin-bottom: 0; } .said { color: var(--soft); overflow: clip; }
.list tr { border-top: 1px solid var(--line); } .list thead tr { border: 0; } .list thead th { color: var(--soft); font-size: .875rem; font-weight: 500; }
.list td:not(.wide), .list thead th { white-space: nowrap; } .list td.wide { width: 45%; } .files th { font-weight: 400; width: 70%; }
.list [aria-current] { color: var(--text); font-weight: 700; }
.state { font-weight: 600; } .state::before { content: "\\25cf\\00a0" / ""; }
.published, .approved { color: var(--good); } .in-review, .received, .validating, .awaiting-upload { color: var(--wait); } .rejected, .failed { color: var(--bad); } .withdrawn { color: var(--soft); }
.banner { padding: .75rem 1rem; border-radius: .5rem; background: var(--accent-soft); overflow: clip; } .banner.bad { background: var(--bad-soft); color: var(--bad); } .banner.warn { background: var(--wait-soft); color: var(--wait); }
.findings li { padding: .75rem 0; border-top: 1px solid var(--line); } .findings li:first-child { border-top: 0; } .findings p { margin: 0; }
.rows { display: grid; gap: .75rem; } .row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between; } .row h2 { margin: 0; font-size: 1.05rem; }
.steps { list-style: none; padding: 0; counter-reset: step; } .steps .panel { margin-bottom: 1rem; counter-increment: step; } .steps h2::before { content: counter(step) ". "; } .steps p:last-child { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; }
`;

const PHONE = `
@media (max-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr); } .columns > .install, .columns > aside, .columns > .column { grid-column: 1; grid-row: auto; } .halves { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) { .bar, main, footer { padding-inline: 1rem; } .bar nav { gap: 0 .9rem; font-size: .95rem; } .hero { padding: 1.25rem; } .hero h1 { font-size: 1.75rem; } h1 { font-size: 1.5rem; }
  .cards { grid-template-columns: minmax(0, 1fr); } .filters { grid-template-columns: 1fr; gap: 0; } .search-line button { padding: 0 1rem; }
  .plugin-head { align-items: flex-start; gap: 1rem; } .plugin-head .icon { width: 3.5rem; height: 3.5rem; font-size: 1.6rem; }
  .list thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .list tr { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 0; } .list th, .list td { padding: .1rem 0; } .list tbody th, .list td.wide { width: 100%; }
  .actions > * { flex: 1; } .text { padding: 1rem; } .chips { gap: .4rem; } }
`;

export const STYLE = [COLOURS, BASE, PARTS, PHONE].join("");

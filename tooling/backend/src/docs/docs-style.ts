/** The style of `/docs`; the page's policy lets in exactly this text. */
export const docsStyle = `
:root { --ink: #1f2328; --quiet: #57606a; --line: #d0d7de; --fill: #f6f8fa; --link: #0b57a4; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --quiet: #9aa4af; --line: #3b434c; --fill: #161b22; --link: #79b8ff; }
  body { background: #0d1117; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2.5rem; }
a { color: var(--link); }
h1 { font-size: 1.75rem; line-height: 1.3; }
h2 { margin-top: 3rem; padding-bottom: .25rem; border-bottom: 2px solid var(--line); font-size: 1.4rem; }
h3 { margin: 0 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 .5rem; font-size: .9rem; color: var(--quiet); }
article { margin: 1.5rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: .5rem; }
article:target { border-color: var(--link); }
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre { padding: .75rem; background: var(--fill); border-radius: .375rem; overflow-x: auto; }
small { color: var(--quiet); }
.errors code { overflow-wrap: anywhere; }
nav ul, .errors { margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .15rem 0; }
.errors .common { margin-top: .25rem; color: var(--quiet); font-size: .875rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: .5rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; display: block; overflow-x: auto; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
tbody th { font-weight: 400; white-space: nowrap; }
summary { margin-top: 1rem; cursor: pointer; }
.method { display: inline-block; min-width: 4.5rem; padding: .1rem .5rem; border-radius: .25rem; background: var(--fill); border: 1px solid var(--line); font-size: .8rem; text-align: center; }
@media (min-width: 64rem) {
  body { grid-template-columns: 15rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1rem 0; }
}
`;

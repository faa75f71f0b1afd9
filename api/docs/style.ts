/** Narrow screens too: nothing is wider than what it stands in. */
export const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b211e;background:#faf8f3;overflow-wrap:anywhere}
h1,h2,h3{color:#0f4d3a}h2{margin-top:2.5rem}h4{margin:1rem 0 .25rem}a{color:#0f4d3a}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{padding:.25rem 0}
details{border-bottom:1px solid #e7e2d6;padding:.5rem 0}summary{cursor:pointer;padding:.25rem 0}b{display:inline-block;min-width:4.5rem}
code,pre{font-size:.85em}pre{background:#f1ede2;padding:.75rem;white-space:pre-wrap}ul{margin:.25rem 0;padding-left:1.25rem}li{margin:.15rem 0}i{color:#5b635e}
@media(prefers-color-scheme:dark){body{color:#e8ede9;background:#0d1411}h1,h2,h3,a{color:#7cc4a4}details{border-color:#26332d}pre{background:#16201b}i{color:#9fada5}}`;

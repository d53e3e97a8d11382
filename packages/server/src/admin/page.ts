/** The operator's page: the same commands as `evervale admin`, in a browser. */
export const ADMIN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Evervale: operator</title>
<style>
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif }
body { max-width: 72rem; margin: 1.5rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 1.6rem 0 .5rem }
form, .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .4rem 0 }
input, button, select { max-width: 100%; box-sizing: border-box; font: inherit; padding: .35rem .6rem; border-radius: .4rem; border: 1px solid #8888 }
button { cursor: pointer } button.danger { color: #b3261e; border-color: currentColor }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
td, th { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid #8884; vertical-align: top }
td { white-space: nowrap } td.said { white-space: normal; min-width: 12rem }
td.id { font-family: ui-monospace, monospace }
.scroll { overflow-x: auto } #said { min-height: 1.5em; font-weight: 600 }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .6rem }
dt { font-size: .8rem; opacity: .75 } dd { margin: 0; font-size: 1.1rem; font-variant-numeric: tabular-nums }
</style>
</head>
<body>
<h1>Evervale: operator</h1>
<form id="door"><label>Token <input id="token" type="password" autocomplete="current-password" required></label>
<button>Come in</button></form>
<p id="said" role="status"></p>
<main hidden>
<h2>How things are</h2><dl id="overview"></dl>
<div class="row"><button id="again">Look again</button><button id="drain">Drain this process</button></div>
<h2>Announce</h2>
<form id="announce"><input name="text" size="60" maxlength="500" required aria-label="text"><button>Say it at every table</button></form>
<h2>Tables</h2>
<form id="tables"><select name="status" aria-label="status"><option value="">all</option><option>open</option>
<option>playing</option><option>over</option><option>closed</option></select><button>Show</button></form>
<div class="scroll"><table id="tableList"></table></div>
<h2>Chat</h2>
<form id="chat"><input name="table" placeholder="table" required aria-label="table">
<label>from line <input name="from" type="number" min="0" value="0"></label><button>Read</button></form>
<div class="scroll"><table id="chatList"></table></div>
<h2>People</h2>
<form id="people"><input name="search" placeholder="name, login or id" aria-label="search"><button>Find</button></form>
<div class="scroll"><table id="peopleList"></table></div>
</main>
<script src="/admin.js"></script>
</body>
</html>
`;

/** Everything is put in as text, never as markup. */
export const ADMIN_SCRIPT = `'use strict';
const $ = (id) => document.getElementById(id);
let draining = false;

async function ask(command, input = {}) {
  const response = await fetch('/api/v1/admin/' + command, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + $('token').value },
    body: JSON.stringify(input),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

async function doing(work, done = '') {
  try {
    await work();
    $('said').textContent = done;
  } catch (error) {
    $('said').textContent = error.message;
  }
}

const time = (ms) => (ms ? new Date(ms).toISOString().slice(0, 16).replace('T', ' ') : '');

function cell(row, content, look = '') {
  const td = row.insertCell();
  if (content instanceof Node) td.append(content);
  else td.textContent = content ?? '';
  td.className = look;
}

function button(label, work, sure) {
  const made = document.createElement('button');
  made.textContent = label;
  if (sure) made.className = 'danger';
  made.onclick = () => (!sure || confirm(sure)) && doing(work, 'done');
  return made;
}

function fill(table, heads, rows, draw) {
  table.replaceChildren();
  const head = table.createTHead().insertRow();
  for (const name of heads) {
    const th = document.createElement('th');
    th.textContent = name;
    head.append(th);
  }
  const body = table.createTBody();
  for (const one of rows) draw(body.insertRow(), one);
}

async function look() {
  const all = await ask('overview');
  draining = all.draining;
  $('drain').textContent = draining ? 'Take visitors again' : 'Drain this process';
  const facts = {
    storage: all.storage,
    'in memory': all.inMemory,
    connections: all.sockets,
    'waiting thoughts': all.queue,
    'clocks run out': all.clocks.n,
    'up (minutes)': Math.round(all.upSeconds / 60),
    'memory (MB)': Math.round(all.memory / 1e6),
    draining: all.draining ? 'yes' : 'no',
  };
  for (const { status, n } of all.tables) facts['tables ' + status] = n;
  $('overview').replaceChildren(
    ...Object.entries(facts).map(([name, value]) => {
      const div = document.createElement('div');
      const [dt, dd] = ['dt', 'dd'].map((tag) => document.createElement(tag));
      dt.textContent = name;
      dd.textContent = value;
      div.append(dt, dd);
      return div;
    }),
  );
}

async function showTables() {
  const status = $('tables').status.value;
  const { tables } = await ask('tables', status ? { status } : {});
  fill($('tableList'), ['table', 'game', 'status', 'owner', 'changed', ''], tables, (row, one) => {
    cell(row, one.id, 'id');
    cell(row, one.game);
    cell(row, one.status);
    cell(row, one.owner, 'id');
    cell(row, time(one.updatedAt));
    const live = one.status === 'open' || one.status === 'playing';
    cell(row, live ? button('Close', () => ask('close', { table: one.id }).then(showTables), 'Close this table for good?') : '');
  });
}

async function showChat() {
  const table = $('chat').table.value;
  const { lines } = await ask('chat', { table, from: Number($('chat').from.value) });
  fill($('chatList'), ['n', 'who', 'what', 'when', ''], lines, (row, line) => {
    cell(row, line.n);
    cell(row, line.name);
    cell(row, line.text, 'said');
    cell(row, time(line.at));
    cell(row, button('Delete', () => ask('delete-chat', { table, n: line.n }).then(showChat)));
  });
}

async function showPeople() {
  const { people } = await ask('people', { search: $('people').search.value });
  fill($('peopleList'), ['id', 'name', 'login', 'since', ''], people, (row, one) => {
    cell(row, one.id, 'id');
    cell(row, one.name);
    cell(row, one.login);
    cell(row, time(one.createdAt));
    const banned = one.bannedUntil > Date.now();
    const person = one.id;
    const box = document.createElement('span');
    box.append(
      banned
        ? button('Let in again', () => ask('unban', { person }).then(showPeople))
        : button('Ban', () => ask('ban', { person }).then(showPeople), 'Ban ' + one.name + '?'),
      ' ',
      button('Forget', () => ask('delete-person', { person }).then(showPeople), 'Delete everything of ' + one.name + '?'),
    );
    cell(row, box);
  });
}

function onSubmit(id, work, done) {
  $(id).onsubmit = (event) => {
    event.preventDefault();
    doing(work, done);
  };
}

onSubmit('door', async () => {
  await look();
  document.querySelector('main').hidden = false;
  await showTables();
});
onSubmit('tables', showTables);
onSubmit('chat', showChat);
onSubmit('people', showPeople);
onSubmit('announce', () => ask('announce', { text: $('announce').text.value }), 'said');
$('again').onclick = () => doing(look);
$('drain').onclick = () => doing(() => ask('drain', { on: !draining }).then(look));
`;

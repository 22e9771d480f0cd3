// The filters of the changelog. Everything that they need stands in the page; nothing is fetched.

const form = document.querySelector('.filters')
const status = form.querySelector('output')
const clear = form.querySelector('[type=reset]')
const none = document.querySelector('.none')
const options = [...document.querySelectorAll('#operations option')].map(({ value, text }) => ({
  name: value.toLowerCase(),
  all: `${value} ${text}`.toLowerCase(),
}))
const entries = [...document.querySelectorAll('.entry')].map((element) => ({
  element,
  kind: element.dataset.kind,
  breaking: 'breaking' in element.dataset,
  ranges: element.dataset.operations.split(' ').map((range) => range.split('-').map(Number)),
}))
const sections = [...document.querySelectorAll('.date, .month')]
const months = [...document.querySelectorAll('.jump li')].map((item) => ({
  item,
  section: document.getElementById(item.firstChild.hash.slice(1)),
}))
const number = new Intl.NumberFormat('en')

/** Whose name it is, or else whose name, method or path has it somewhere: one flag for every operation. */
function matching(text) {
  const wanted = text.trim().toLowerCase().replaceAll('`', '')
  const named = options.some(({ name }) => name === wanted)
  return options.map(({ name, all }) => (named ? name === wanted : all.includes(wanted)))
}

function apply() {
  const data = new FormData(form)
  const [text, kinds, onlyBreaking] = [data.get('operation').trim(), data.getAll('kind'), data.has('breaking')]
  const wanted = text === '' ? null : matching(text)
  const touches = (ranges) => ranges.some(([from, to = from]) => wanted.slice(from, to + 1).includes(true))
  let shown = 0
  for (const { element, kind, breaking, ranges } of entries) {
    const fits =
      (kinds.length === 0 || kinds.includes(kind)) && (!onlyBreaking || breaking) && (!wanted || touches(ranges))
    element.hidden = !fits
    if (fits) shown += 1
  }
  for (const section of sections) section.hidden = !section.querySelector('.entry:not([hidden])')
  for (const { item, section } of months) item.hidden = section.hidden
  none.hidden = shown > 0
  clear.hidden = !wanted && kinds.length === 0 && !onlyBreaking
  const all = `${number.format(entries.length)} ${entries.length === 1 ? 'change' : 'changes'}`
  status.value = shown === entries.length ? all : `${number.format(shown)} of ${all}`
}

/** The address always names what is shown, so that it can be shared; typing makes no history. */
function remember() {
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== '')).toString()
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
}

function restore() {
  const query = new URLSearchParams(location.search)
  form.elements.operation.value = query.get('operation') ?? ''
  for (const box of form.querySelectorAll('[type=checkbox]')) box.checked = query.getAll(box.name).includes(box.value)
  apply()
}

function changed() {
  apply()
  remember()
}

form.addEventListener('input', changed)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('reset', () => {
  // The button goes; whoever pressed it by keyboard stays in the form.
  form.elements.operation.focus()
  setTimeout(changed)
})
addEventListener('popstate', restore)
form.hidden = false
restore()

const choices = ['A', 'B', 'both', 'neither'] as const
export type Choice = (typeof choices)[number]

/** A page without anything from elsewhere: plays each pair and keeps what was heard, to be saved as a file. */
export function pageOf(count: number): string {
  const pairs = Array.from({ length: count }, (_, k) => pairOf(k + 1)).join('\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Which one is cut?</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  fieldset { margin: 1rem 0; border: 1px solid; border-radius: .5rem }
  audio { vertical-align: middle; width: 16rem }
  label { margin-right: 1rem }
</style>
<h1>Which one is cut?</h1>
<p>Something was taken out in the middle of each sound. Use headphones, listen to A and B as often as you like, and say in which of
them you hear the cut.</p>
<form>
${pairs}
<button>Save what I heard</button>
</form>
<script>
  const form = document.querySelector('form')
  const known = JSON.parse(localStorage.getItem(location.pathname) ?? '{}')
  for (const [name, value] of Object.entries(known)) form.elements[name].value = value
  const heard = () => Object.fromEntries(new FormData(form))
  form.addEventListener('change', () => localStorage.setItem(location.pathname, JSON.stringify(heard())))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(heard(), null, 2)], { type: 'application/json' }))
    link.download = 'heard.json'
    link.click()
  })
</script>
</html>
`
}

function pairOf(number: number): string {
  const sound = (side: 'A' | 'B'): string =>
    `${side} <audio controls preload="none" src="${number}${side}.wav" aria-label="${number} ${side}"></audio>`
  const choice = (value: Choice): string =>
    `<label><input type="radio" name="${number}" value="${value}"> ${value}</label>`
  return `<fieldset><legend>${number}</legend><p>${sound('A')} ${sound('B')}</p>
<p>I hear the cut in: ${choices.map(choice).join(' ')}</p></fieldset>`
}

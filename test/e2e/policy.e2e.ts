import { expect, page, story } from './support/story.ts'

story('the waveform and the components have their own styles under a policy without inline ones', async ({ start }) => {
  // when
  const tapehand = await start()
  await expect.poll(async () => (await tapehand.wave(1)).drawn).toBeGreaterThan(5000)
  // then
  const frames = await tapehand.page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => {
      const frame = shadowRoot?.querySelector('.wrapper')
      return frame ? [getComputedStyle(frame).position] : []
    }),
  )
  expect(frames.length).toBeGreaterThan(1)
  expect(new Set(frames)).toEqual(new Set(['relative']))
  const pressable = await tapehand.page.evaluate(
    () => getComputedStyle(document.querySelector('[data-react-aria-pressable]') ?? document.body).touchAction,
  )
  expect(pressable).not.toBe('auto')
})

story(
  'what would come in by text can neither style the page nor run in it nor load anything',
  page,
  async ({ start }) => {
    // given: a page that nobody listens to, for what is refused is an error to the others
    const tapehand = await start()
    const other = await tapehand.page.context().newPage()
    await other.addInitScript(() => {
      const refused = new Set<string>()
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.add(effectiveDirective))
      Object.assign(globalThis, { refused })
    })
    await other.goto(tapehand.page.url())
    await expect(other.locator('[data-connection=open]')).toBeVisible()
    // then: the page does nothing itself that is refused, also where it reads what was kept
    await expect(other.getByTestId('export')).toBeEnabled({ timeout: 30_000 })
    await other.getByTestId('export').click()
    await expect(other.getByTestId('export-start')).toBeVisible()
    expect(await other.evaluate(() => [...(Reflect.get(globalThis, 'refused') as Set<string>)])).toEqual([])
    // when
    const seen = await other.evaluate(async () => {
      const refused = Reflect.get(globalThis, 'refused') as Set<string>
      const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
      put('<style>body { color: rgb(1, 2, 3) !important }</style>')
      put('<p id="styled" style="color: rgb(1, 2, 3)">text</p>')
      put('<img src="data:image/png;base64,AAAA"><img src="http://127.0.0.1:9/pixel.png">')
      put('<iframe src="http://127.0.0.1:9/"></iframe>')
      put('<p id="inline" onclick="globalThis.ran = true">text</p>')
      document.querySelector<HTMLElement>('#inline')?.click()
      // Each is told when the page has looked at it: the last one after all that it would have loaded.
      const until = Date.now() + 8000
      while (refused.size < 5 && Date.now() < until) await new Promise((done) => setTimeout(done, 20))
      const styled = document.querySelector('#styled') ?? document.body
      return {
        refused: [...refused].toSorted(),
        colours: [getComputedStyle(document.body).color, getComputedStyle(styled).color],
        ran: 'ran' in globalThis,
      }
    })
    // then
    expect(seen.refused).toEqual(['frame-src', 'img-src', 'script-src-attr', 'style-src-attr', 'style-src-elem'])
    expect(seen.colours).not.toContain('rgb(1, 2, 3)')
    expect(seen.ran).toBe(false)
    await other.close()
  },
)

import { cutOff } from '../support/cutOff.ts'
import { writeRecording } from '../support/recordings.ts'
import { expect, page, story } from '../support/story.ts'

story(
  'level and pan are pulled with their numbers shown, finer with Shift, and a double click resets them',
  page,
  async ({ start, folder }) => {
    // given
    const tapehand = await start({ files: [writeRecording(folder, { seconds: 10 })] })
    const { keyboard, mouse } = tapehand.page
    const gain = tapehand.the('track-1-gain')
    const number = gain.locator('.dial-value')
    const hand = () => gain.locator('.knob-hand').getAttribute('d')
    await expect(number).toHaveText('0.0')
    // then: 0 dB is in the middle: the hand points straight up
    expect(await hand()).toBe('M11L11.00 5.00'.replace('M11L', 'M11 11L'))
    const place = await gain.boundingBox()
    if (place === null) throw new Error('there is no knob')
    const [x, y] = [place.x + 11, place.y + place.height / 2]
    // when
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x, y + 12, { steps: 3 })
    await mouse.move(x, y + 24)
    // then: while it is held
    await expect(number).toHaveText('−6.0')
    await expect(gain).toHaveAttribute('aria-valuetext', '-6.0 dB')
    await tapehand.photograph('knob-held')
    // when: with Shift a pixel is a fifth of that
    await keyboard.down('Shift')
    await mouse.move(x, y + 25)
    await mouse.move(x, y + 24)
    await expect(number).toHaveText('−1.2')
    await keyboard.up('Shift')
    await mouse.move(x, y + 26)
    await mouse.move(x, y + 24)
    await mouse.up()
    // then
    await expect(tapehand.the('announcer')).toContainText('Gain of take -6.0 dB')
    await expect(gain).toHaveAttribute('aria-valuenow', '-6')
    // when
    await gain.dblclick({ position: { x: 11, y: place.height / 2 } })
    // then
    await expect(gain).toHaveAttribute('aria-valuenow', '0')
    await expect(number).toHaveText('0.0')
    // when: pan, by keys, finer with Shift, typed, and reset
    const pan = tapehand.the('track-1-pan')
    await pan.focus()
    await keyboard.press('ArrowLeft')
    await keyboard.press('Shift+ArrowLeft')
    // then
    await expect(pan).toHaveText('Pan L 6')
    await keyboard.press('Enter')
    await tapehand.the('track-1-pan-typed').fill('40')
    await keyboard.press('Enter')
    await expect(pan).toHaveText('Pan R 40')
    await pan.dblclick()
    await expect(pan).toHaveText('Pan C')
    // when: key after key is one change
    await gain.focus()
    for (let press = 0; press < 4; press++) await keyboard.press('ArrowUp')
    await expect(gain).toHaveAttribute('aria-valuenow', '2')
    await expect(tapehand.the('announcer')).toContainText('Gain of take +2.0 dB')
    await keyboard.press('ControlOrMeta+z')
    // then
    await expect(gain).toHaveAttribute('aria-valuenow', '0')
    await expect(tapehand.the('undo')).toHaveAccessibleName('Undo Track Pan')
    await expect(tapehand.problems).toHaveCount(0)
  },
)

story(
  'a name has the room that its head has: whole over two lines, else over the width',
  page,
  async ({ start, folder }) => {
    // given
    const names = ['Interview with Professor Mill, part 1.wav', 'Interview with Professor Mill, part 2.wav', 'Room.wav']
    const tapehand = await start({ files: names.map((name) => writeRecording(folder, { name, seconds: 4 })) })
    const name = tapehand.the('track-2')
    const isWhole = () =>
      name.evaluate((one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1)
    // then
    await expect(name).toContainText('Interview with Professor Mill, part 2')
    await expect(name).toHaveAttribute('title', 'Interview with Professor Mill, part 2')
    expect(await isWhole()).toBe(true)
    expect(await cutOff(tapehand)).toEqual([])
    // when: there is little height
    await tapehand.page.setViewportSize({ width: 1280, height: 380 })
    // then: mute, solo and gain are below it, and nothing is cut
    const [above, below] = [await name.boundingBox(), await tapehand.the('track-2-mute').boundingBox()]
    expect(above?.width).toBeGreaterThan(180)
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
    expect(await cutOff(tapehand)).toEqual([])
    await tapehand.photograph('long-names-low')
  },
)

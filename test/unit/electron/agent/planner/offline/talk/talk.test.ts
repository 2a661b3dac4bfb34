import { describe, expect, it } from 'vitest'
import { planOf, podcast } from '../planning.ts'

const replyTo = (message: string, project = podcast): string => planOf(message, { project }).reply ?? ''

describe('questions about the project', () => {
  it.each([
    ['how long is this?', /3:00/],
    ['what is the total duration', /3:00/],
    ['duration?', /3:00/],
    ['tell me how long this is', /3:00/],
    ['how long is the guest track?', /0:58/],
    ['how long is the intro', /1:00/],
    ['how long is the selection?', /nothing is selected/i],
    ['where is the cursor?', /0:00/],
    ['where am I', /0:00/],
    ['what is selected?', /nothing is selected/i],
    ['how many tracks are there?', /3 tracks/],
    ['list the tracks', /Host.*Guest.*Music/],
    ['which clips are there?', /intro.*main.*answers.*theme/],
    ['show me the labels', /ad break.*chapter two.*outro/],
    ['where is the ad break?', /0:30 to 0:45/],
    ['when does the intro end?', /1:00/],
    ['what is on the clipboard?', /empty/],
    ['what did you just do?', /nothing was done/i],
    ['is it playing?', /stopped/],
    ['what is the sample rate?', /8000/],
  ])('"%s"', (message, answer) => {
    expect(replyTo(message)).toMatch(answer)
    expect(planOf(message).steps).toEqual([])
  })

  it('says what is selected, and on which tracks', () => {
    expect(
      replyTo("what's selected?", { ...podcast, selection: { start: 5, end: 9 }, selectedTracks: ['t-Guest'] }),
    ).toMatch(/0:05 to 0:09 on Guest/)
  })

  it('says what was done last', () => {
    expect(
      replyTo('what can I undo?', {
        ...podcast,
        history: [{ id: 'h', label: 'Trim', text: 'trim to 10-20' }],
        historyPosition: 1,
      }),
    ).toMatch(/trim to 10-20/)
  })

  it('is honest about an empty project', () => {
    const empty = { ...podcast, tracks: [], labels: [], duration: 0 }
    expect(replyTo('list the tracks', empty)).toMatch(/no tracks/i)
    expect(replyTo('what clips are there?', empty)).toMatch(/no clips/i)
  })
})

describe('talk', () => {
  it.each([
    ['hello there!', /hello/i],
    ['good morning', /hello/i],
    ['thank you so much', /welcome/i],
    ['help', /trim the first 30 seconds/],
    ['what can you do?', /split.*trim/is],
    ['what does trim do?', /trim/i],
    ['how do I fade out?', /fade out/i],
    ['should I normalize?', /can't answer/i],
  ])('"%s"', (message, answer) => {
    const plan = planOf(message)
    expect(plan).toMatchObject({ steps: [], replyState: 'talk' })
    expect(plan.reply).toMatch(answer)
  })

  it('explains a tool in words that people know', () => {
    const reply = planOf('what does trim do?').reply ?? ''
    expect(reply).toMatch(/“Delete”/)
    expect(reply).not.toMatch(/_/)
  })

  it('goes on to the request behind a greeting', () => {
    expect(planOf('hi! can you undo that?').steps.map((step) => step.tool)).toEqual(['undo'])
  })
})

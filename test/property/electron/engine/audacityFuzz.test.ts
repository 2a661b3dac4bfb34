import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, element, encodeDocument, type Element } from '../../../support/files/audacity/binaryXml.ts'
import {
  clip,
  floatRow,
  int16Row,
  makeProject,
  project,
  waveTrack,
} from '../../../support/files/audacity/makeProject.ts'
import { unclearAnswer } from '../../../support/files/clearAnswer.ts'
import { scratchFolder } from '../../../support/files/importing.ts'
import { changes, mutateBytes } from '../../../support/files/mutateBytes.ts'
import { tortureCount, tortureSeed, tortureTime } from '../../../support/torture.ts'

const runs = { seed: 20_260 + tortureSeed, numRuns: tortureCount(150) }
const patience = { timeout: tortureTime(runs.numRuns, 100) }

const rows = [floatRow([0.1, 0.2, 0.3]), int16Row([1, 2, 3, 4])]
const whole = project([
  element('tags', {}, [element('tag', { name: 'TITLE', value: 'Show' })]),
  waveTrack({ name: 'Host', linked: { as: 'int', value: 1 } }, [
    clip({
      blocks: [1, -20, 2],
      points: [
        [0, 0.5],
        [0.001, 1],
      ],
      attributes: { trimLeft: 0.0005 },
    }),
  ]),
  waveTrack({ name: 'Host' }, [clip({ blocks: [2, -20, 1] })]),
  waveTrack({ name: 'Guest', rate: { as: 'int', value: 16_000 } }, [
    clip({ blocks: [1, 9], starts: [0, 3], frames: 20, inside: [clip({ blocks: [1] })] }),
  ]),
  element('labeltrack', { numlabels: count(1) }, [element('label', { t: 0.5, t1: 1, title: 'a' })]),
])

/** As texts of the older form have it. */
function textOf({ name, attributes, children }: Element): string {
  const values = Object.entries(attributes).map(
    ([key, value]) => `${key}="${String(typeof value === 'object' ? value.value : value)}"`,
  )
  return `<${[name, ...values].join(' ')}>${children.map(textOf).join('')}</${name}>`
}

describe('a damaged project of Audacity', () => {
  const file = (): string => path.join(scratchFolder(), 'take.wav')

  it('gives sound or a clear sentence, whatever is wrong in its document', patience, async () => {
    const { dict, doc } = encodeDocument(whole)
    const made = path.join(scratchFolder(), 'made.aup3')
    const target = file()
    let index = 0
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (list, isInNames) => {
        const other = `${made}${index++}`
        makeProject(other, {
          document: isInNames ? { dict: mutateBytes(dict, list), doc } : { dict, doc: mutateBytes(doc, list) },
          rows,
        })
        expect(await unclearAnswer(target, readFileSync(other))).toBeNull()
      }),
      runs,
    )
  })

  it('gives sound or a clear sentence, whatever is wrong in its database', patience, async () => {
    const made = path.join(scratchFolder(), 'made.aup3')
    makeProject(made, { document: whole, rows })
    const bytes = readFileSync(made)
    const target = file()
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        expect(await unclearAnswer(target, mutateBytes(bytes, list))).toBeNull()
      }),
      runs,
    )
  })

  it('gives a clear sentence, whatever is wrong in its text', patience, async () => {
    const text = Buffer.from(`<?xml version="1.0"?><!DOCTYPE project PUBLIC "audacity" "x" >${textOf(whole)}`)
    const target = file()
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        expect(await unclearAnswer(target, mutateBytes(text, list))).toBeNull()
      }),
      runs,
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { ToolField } from '../../shared/schemas/toolEntry.ts'
import { languages, textsFor } from '../../shared/texts/index.ts'
import { makeTools } from '../support/window/makeTools.ts'

const fieldsIn = (fields: readonly ToolField[]): ToolField[] =>
  fields.flatMap((field) => [field, ...('columns' in field ? fieldsIn(field.columns) : [])])
const tools = makeTools()
const fields = fieldsIn(tools.flatMap((tool) => tool.fields))
/** English is what the tools themselves say. */
const others = languages.filter((language) => language !== 'en')

describe.each(others)('in %s', (language) => {
  const texts = textsFor(language, language)

  it('every tool has a title and a sentence, and none that is gone has one', () => {
    const told = [...Object.keys(texts.tools), ...Object.keys(texts.effects)]
    expect(told.toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
  })

  it('every value has a name and a meaning, and none that is gone has one', () => {
    expect(Object.keys(texts.fields).toSorted()).toEqual([...new Set(fields.map(({ key }) => key))].toSorted())
  })

  it('every preset and every choice in words has a name', () => {
    const presets = tools.flatMap((tool) => tool.presets.map(({ name }) => name))
    const choices = fields.flatMap((field) => (field.kind === 'choice' ? field.choices : []))
    expect(presets.filter((name) => texts.fieldWords.presets[name] === undefined)).toEqual([])
    expect(choices.filter((one) => typeof one === 'string' && texts.fieldWords.choices[one] === undefined)).toEqual([])
  })
})

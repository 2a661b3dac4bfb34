import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryLabels } from '../../electron/engine/history/entryLabels.ts'
import { workTitles } from '../../electron/engine/jobs/workTitles.ts'
import type { ToolField } from '../../shared/schemas/toolEntry.ts'
import { nameWork } from '../../shared/texts/sayTool.ts'
import { languages, textsFor } from '../../shared/texts/index.ts'
import { makeTools } from '../support/window/makeTools.ts'

const fieldsIn = (fields: readonly ToolField[]): ToolField[] =>
  fields.flatMap((field) => [field, ...('columns' in field ? fieldsIn(field.columns) : [])])
const tools = makeTools()
const fields = fieldsIn(tools.flatMap((tool) => tool.fields))
const programs = globSync(path.join(import.meta.dirname, '../../assets/tools/*.json')).map((file) => {
  const { name, parameters } = JSON.parse(readFileSync(file, 'utf8'))
  return [name, ...Object.keys(parameters.properties)].join(' ')
})
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

  it('every edit and all work has a name of its own or that of a tool, and no name is left over', () => {
    const names = [...Object.values(entryLabels), ...Object.values(workTitles)]
    const ofTools = tools.map(({ title }) => title)
    const own = names.filter((name) => !ofTools.includes(name))
    expect(Object.keys(texts.work).toSorted()).toEqual([...new Set(own)].toSorted())
    expect(nameWork('Fade In, Truncate Silence, Sox', tools, texts)).not.toMatch(/Fade In|Truncate Silence/)
  })

  it('every program that comes with the app has a title, a sentence and names for its values', () => {
    const told = Object.entries(texts.programs).map(([name, { fields: own }]) => [name, ...Object.keys(own)].join(' '))
    expect(told.toSorted()).toEqual(programs.toSorted())
  })

  it('every preset and every choice in words has a name', () => {
    const presets = tools.flatMap((tool) => tool.presets.map(({ name }) => name))
    const choices = fields.flatMap((field) => (field.kind === 'choice' ? field.choices : []))
    expect(presets.filter((name) => texts.fieldWords.presets[name] === undefined)).toEqual([])
    expect(choices.filter((one) => typeof one === 'string' && texts.fieldWords.choices[one] === undefined)).toEqual([])
  })
})

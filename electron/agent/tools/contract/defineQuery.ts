import { z } from 'zod'
import type { Editor } from '../../../editor/index.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { Pointers } from '../../../../shared/schemas/messageParts.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { checkArguments } from './checkArguments.ts'
import { defineTool, type PreparedStep, type Tool } from './defineTool.ts'

export interface QueryLiteral<Value> {
  /** snake_case, unique among tools and queries. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly words: readonly string[]
  /** What a model is told: plain JSON. */
  readonly read: (view: ProjectView) => Value
  /** What a person is told. */
  readonly say: (value: Value) => string
}

/** A question about the sound of a range on tracks. */
export interface SoundQueryLiteral<Shape extends z.ZodObject, Value> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly words: readonly string[]
  /** Its own values; range and tracks come by themselves. */
  readonly parameters: Shape
  readonly ask: (
    editor: Pick<Editor, 'analyse'>,
    step: PreparedStep<z.output<Shape>>,
    view: ProjectView,
  ) => Promise<Result<Value>>
  readonly say: (value: Value) => string
  /** Where to look, and what could be said next. */
  readonly point?: (value: Value) => Pointers
}

export interface Answered extends Partial<Pointers> {
  readonly value: unknown
  readonly text: string
}

/** What is asked of the editor; one that has no file says nothing of its size. */
export type Asked = Pick<Editor, 'analyse'> & Partial<Pick<Editor, 'fileSize'>>

/** A question about the project: changes nothing, never asks. */
export interface Query {
  readonly name: string
  readonly group: 'queries'
  readonly title: string
  readonly description: string
  readonly words: readonly string[]
  readonly parameters: z.ZodObject
  readonly check: (raw: unknown) => Result<Readonly<Record<string, unknown>>>
  /** What is resolved like a tool's target; null for a question about the project as it is shown. */
  readonly target: Tool | null
  readonly answer: (editor: Asked, view: ProjectView, step: PreparedStep | null) => Promise<Result<Answered>>
}

export function defineQuery<Value>({ read, ...literal }: QueryLiteral<Value>): Query {
  return defineEditorQuery({ ...literal, ask: async (_editor, view) => ok(read(view)) })
}

/** A question about the project that its view does not answer. */
export interface EditorQueryLiteral<Value> extends Omit<QueryLiteral<Value>, 'read'> {
  readonly ask: (editor: Asked, view: ProjectView) => Promise<Result<Value>>
}

export function defineEditorQuery<Value>(literal: EditorQueryLiteral<Value>): Query {
  const parameters = z.strictObject({})
  return {
    name: literal.name,
    group: 'queries',
    title: literal.title,
    description: literal.description,
    words: literal.words,
    parameters,
    check: (raw) => checkArguments(literal.name, parameters, raw),
    target: null,
    answer: async (editor, view) => {
      const value = await literal.ask(editor, view)
      return value.ok ? ok({ value: value.value, text: literal.say(value.value) }) : value
    },
  }
}

/** Its range and tracks are found as those of a tool that only reads are. */
export function defineSoundQuery<Shape extends z.ZodObject, Value>(literal: SoundQueryLiteral<Shape, Value>): Query {
  const target = defineTool({
    name: literal.name,
    group: 'queries',
    title: literal.title,
    description: literal.description,
    words: literal.words,
    parameters: literal.parameters,
    reads: [
      { state: 'timeSelection', need: 'optional' },
      { state: 'selectedTracks', need: 'optional' },
    ],
    frames: [],
    writes: [],
    impact: 'reads',
    regions: 'none',
    request: () => {
      throw new Error(`${literal.name} is a question and asks for no change.`)
    },
    sentence: () => literal.title,
    done: () => literal.title,
    confirm: () => ok(),
  })
  return {
    name: literal.name,
    group: 'queries',
    title: literal.title,
    description: literal.description,
    words: literal.words,
    parameters: target.parameters,
    check: target.check,
    target,
    answer: async (editor, view, step) => {
      if (step === null) throw new Error(`${literal.name} was asked without a prepared step.`)
      const checked = target.check(step.args)
      if (!checked.ok) return checked
      const value = await literal.ask(editor, { ...step, args: checked.value as z.output<Shape> }, view)
      if (!value.ok) return value
      const pointers = literal.point?.(value.value) ?? {}
      return ok({ value: value.value, text: literal.say(value.value), ...pointers })
    },
  }
}

/** Names and values of an element. Binary documents have numbers, text documents have texts only. */
export type Attributes = ReadonlyMap<string, string | number | boolean>

/** Hears a document from its beginning to its end, so that no tree of it is ever made. */
export interface ElementSink {
  open(name: string, attributes: Attributes): void
  close(): void
}

export type DocumentFault = 'project-cut-short' | 'project-senseless' | 'project-tables' | 'project-too-large'

/** Thrown for a project that can't be one that Audacity has written. */
export class BadProject extends Error {
  readonly fault: DocumentFault

  constructor(fault: DocumentFault) {
    super(fault)
    this.fault = fault
  }
}

/** Audacity's documents never go so deep: what goes deepest is a clip that was cut out of a clip. */
const deepest = 200
const mostElements = 8_000_000
const mostAttributes = 1000

/** Stands between a reader and its sink: attributes come one by one, and nothing can be endless. */
export function createElements(sink: ElementSink): {
  begin(name: string): void
  attribute(name: string, value: string | number | boolean): void
  end(name: string): void
  finish(): void
} {
  const open: string[] = []
  let attributes: Map<string, string | number | boolean> | null = null
  let count = 0
  const tell = (): void => {
    if (attributes === null) return
    sink.open(open.at(-1) as string, attributes)
    attributes = null
  }
  return {
    begin(name) {
      tell()
      if (open.length === deepest || ++count > mostElements) throw new BadProject('project-too-large')
      open.push(name)
      attributes = new Map()
    },
    attribute(name, value) {
      if (attributes === null) throw new BadProject('project-senseless')
      if (attributes.size === mostAttributes) throw new BadProject('project-too-large')
      attributes.set(name, value)
    },
    end(name) {
      tell()
      if (open.pop() !== name) throw new BadProject('project-senseless')
      sink.close()
    },
    finish() {
      if (open.length > 0 || count === 0) throw new BadProject('project-cut-short')
    },
  }
}

/** A number that can be counted on; undefined for everything else. */
export function numberOf(attributes: Attributes, name: string): number | undefined {
  const value = attributes.get(name)
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN)
  return Number.isFinite(number) ? number : undefined
}

/** A length or place in samples. */
export function countOf(attributes: Attributes, name: string): number | undefined {
  const number = numberOf(attributes, name)
  return Number.isSafeInteger(number) ? number : undefined
}

export function textOf(attributes: Attributes, name: string): string {
  const value = attributes.get(name)
  return typeof value === 'string' ? value : ''
}

export function isOn(attributes: Attributes, name: string): boolean {
  const value = attributes.get(name)
  return value === true || value === 'true' || value === 'on' || (numberOf(attributes, name) ?? 0) !== 0
}

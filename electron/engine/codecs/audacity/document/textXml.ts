import { SaxesParser } from 'saxes'
import { BadProject, createElements, type ElementSink } from './elements.ts'

/** So much is parsed at a time. */
const chunk = 1 << 16

/**
 * Elements and attributes of an XML text, as Audacity 1 and 2 wrote their projects. What stands between elements means
 * nothing there. Entities are the five that XML has and numbers: no document brings its own, and one that is unknown
 * stays as it is written. Throws `BadProject`.
 */
export function readTextXml(text: string, sink: ElementSink): void {
  const elements = createElements(sink)
  const parser = new SaxesParser({ position: false })
  let isAtEnd = false
  parser.on('opentagstart', ({ name }) => elements.begin(name))
  parser.on('attribute', ({ name, value }) => elements.attribute(name, value))
  parser.on('closetag', ({ name }) => elements.end(name))
  parser.on('doctype', (declaration) => {
    // A declaration with rules of its own is none of Audacity's.
    if (declaration.includes('[')) throw new BadProject('project-senseless')
  })
  parser.on('error', ({ message }) => {
    if (!/\bentity\.$/u.test(message)) throw new BadProject(isAtEnd ? 'project-cut-short' : 'project-senseless')
  })
  for (let at = 0; at < text.length; at += chunk) parser.write(text.slice(at, at + chunk))
  isAtEnd = true
  parser.close()
  elements.finish()
}

import { describe, expect, it } from 'vitest'
import { BadProject } from '../../../../../../electron/engine/codecs/audacity/document/elements.ts'
import { readTextXml } from '../../../../../../electron/engine/codecs/audacity/document/textXml.ts'

function hear(text: string): unknown[] {
  const heard: unknown[] = []
  readTextXml(text, {
    open: (name, attributes) => void heard.push([name, Object.fromEntries(attributes)]),
    close: () => void heard.push('end'),
  })
  return heard
}

function faultOf(text: string): string {
  try {
    hear(text)
    return 'none'
  } catch (error) {
    if (error instanceof BadProject) return error.fault
    throw error
  }
}

const text = `<?xml version="1.0" standalone="no" ?>
<!DOCTYPE project PUBLIC "-//audacityproject-1.3.0//DTD//EN" "http://audacity.sourceforge.net/xml/audacityproject-1.3.0.dtd" >
<!-- <not> -->
<project rate="44100"
  name='a &amp; "b" &#252;&#x1F399;'>
  words <![CDATA[<x>]]>
  <tags/><wavetrack name="&lt;Host&gt; &unknown;"></wavetrack>
</project>`

describe('documents of Audacity 1 and 2', () => {
  it('give elements and attributes, and nothing of what stands between them', () => {
    expect(hear(text)).toEqual([
      ['project', { rate: '44100', name: 'a & "b" ü🎙' }],
      ['tags', {}],
      'end',
      ['wavetrack', { name: '<Host> &unknown;' }],
      'end',
      'end',
    ])
  })

  it('are damaged, and said to be, wherever they are cut off', () => {
    const whole = text.trimEnd()
    for (let length = 0; length < whole.length; length++)
      expect(faultOf(whole.slice(0, length)), `${length}`).toMatch(/^project-(?:cut-short|senseless)$/u)
  })

  it('keep what is no entity of XML as it is written', () => {
    expect(hear('<project name="a&#3;b &amp; &co; c"/>')).toEqual([['project', { name: 'a&#3;b & &co; c' }], 'end'])
  })

  it('are read over the edges of the parts that they are parsed in', () => {
    const names = Array.from({ length: 9000 }, (_, at) => `take ${at} 🎙&lt;`)
    const takes = names.map((name) => `<clip name="${name}"/>`).join('\n')
    expect(hear(`<project>${takes}</project>`).filter((one) => one !== 'end')).toEqual([
      ['project', {}],
      ...names.map((name) => ['clip', { name: name.replace('&lt;', '<') }]),
    ])
  })

  it('bring no rules of their own, and close what they open', () => {
    expect(faultOf('<!DOCTYPE project [<!ENTITY a "b">]><project/>')).toBe('project-senseless')
    expect(faultOf('<project><a></project></a>')).toBe('project-senseless')
    expect(faultOf('<project a=b></project>')).toBe('project-senseless')
    expect(faultOf('<a>'.repeat(300))).toBe('project-too-large')
  })
})

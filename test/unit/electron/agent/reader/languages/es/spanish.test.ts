import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { german } from '../../../../../../../electron/agent/reader/languages/de/index.ts'
import { english } from '../../../../../../../electron/agent/reader/languages/en/index.ts'
import { spanish } from '../../../../../../../electron/agent/reader/languages/es/index.ts'
import { readerOf } from '../../../../../../support/reader/readers.ts'
import { viewOf } from '../../../../../../support/reader/cases.ts'
import { sayOperation } from '../../../../../../support/reader/judge.ts'
import { perform } from '../../../../../../support/reader/perform.ts'

const reader = readerOf(english, german, spanish)

const view = viewOf({
  tracks: [
    {
      name: 'Presentador',
      clips: [
        { name: 'Saludo', start: 0, end: 30 },
        { name: 'Entrevista', start: 30, end: 100 },
      ],
    },
    { name: 'Invitado', clips: [{ name: 'Respuesta', start: 20, end: 60 }] },
    { name: 'Música', channels: 2, clips: [{ name: 'Fondo', start: 0, end: 120 }] },
  ],
  labels: [{ text: 'Anuncio', start: 40, end: 50 }],
})

/** What a message does; "?" where it asks, "-" where nothing is asked for. */
function done(message: string): string {
  const { outcome } = reader.read(message, view)
  if (outcome.kind === 'ask') return '?'
  if (outcome.kind === 'nothing') return '-'
  const performed = perform(outcome.steps, view)
  return 'asks' in performed ? '?' : performed.operations.map(sayOperation).join('; ')
}

const all = '(Presentador|Invitado|Música)'

it.each([
  ['borra los primeros 10 segundos', `delete_selection[0,10]${all}{}`],
  ['elimina el anuncio', `delete_selection[40,50]${all}{}`],
  ['quita los últimos 5 segundos, por favor', `delete_selection[115,120]${all}{}`],
  ['borra de 1:00 a 1:10', `delete_selection[60,70]${all}{}`],
  ['elimina desde el segundo veinte hasta el segundo veinticinco', `delete_selection[20,25]${all}{}`],
  ['silencia al invitado', 'mute_track(Invitado){}'],
  ['silencia la música entre 10 y 20 segundos', 'silence_selection[10,20](Música){}'],
  ['¿puedes silenciar la pista del presentador?', 'mute_track(Presentador){}'],
  ['sube la música 3 dB', 'apply_amplify[0,120](Música){"gain_db":3}'],
  ['baja el volumen del invitado 6 dB', 'apply_amplify[20,60](Invitado){"gain_db":-6}'],
  ['normaliza todo a -1 dB', `apply_normalize[0,120]${all}{"peak_db":-1}`],
  ['pon todo a -16 LUFS', `apply_loudness_normalize[0,120]${all}{"target_lufs":-16}`],
  ['añade un fundido de entrada de 3 segundos a la música', 'apply_fade_in[0,3](Música){}'],
  ['haz un fundido de salida en los últimos 5 segundos', `apply_fade_out[115,120]${all}{}`],
  ['divide la grabación en el minuto 1', `split_at_time@60${all}{}`],
  ['invierte el saludo', 'apply_reverse[0,30](Presentador){}'],
  ['no borres el anuncio', '-'],
  ['borra todo menos el anuncio', `trim_to_selection[40,50]${all}{}`],
  ['borra el anuncio, pero no en la música', 'delete_selection[40,50](Presentador|Invitado){}'],
  ['ayer borré el anuncio', '-'],
  ['¿qué pasa si borro el anuncio?', '?'],
  ['borra el anuncio, no, mejor el saludo', 'delete_selection[0,30](Presentador){}'],
  ['borra el jingle', '?'],
  ['pon una marca llamada Risa en el segundo 33', `add_label@33${all}{"text":"Risa"}`],
  ['renombra la pista del invitado a Experto', 'rename_track(Invitado){"name":"Experto"}'],
  ['deshaz el último cambio', `undo${all}{}`],
  ['acelera la música un 10 %', 'apply_change_tempo[0,120](Música){"percent":10}'],
  ['inserta 2 segundos de silencio en 0:50', `insert_silence@50${all}{"duration":2}`],
  ['exporta todo en mp3', `export_audio[0,120]${all}{"format":"mp3"}`],
  ['si el anuncio es muy largo, bórralo', '?'],
  ['deja solo la entrevista', 'trim_to_selection[30,100](Presentador){}'],
  ['pon la música en solo', 'solo_track(Música){}'],
])('%s', (message, expected) => expect(done(message)).toBe(expected))

it('is data alone: it takes nothing but rules, meanings and what a language is', () => {
  const folder = 'electron/agent/reader/languages/es'
  const taken = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/from '([^']+)'/gu)].map(([, path]) => path ?? ''),
  )
  const outside = taken.filter((path) => path.startsWith('..'))
  expect(
    outside.filter((path) => !/^\.\.\/(\.\.\/(chart\/rule|meaning\/(\w+\/)?\w+)|language)\.ts$/u.test(path)),
  ).toEqual([])
  expect(outside.length).toBeGreaterThan(5)
})

it.each([
  ['delete the first 10 seconds', `delete_selection[0,10]${all}{}`],
  ['lösche die ersten 10 Sekunden', `delete_selection[0,10]${all}{}`],
])('leaves the other languages as they are: %s', (message, expected) => expect(done(message)).toBe(expected))

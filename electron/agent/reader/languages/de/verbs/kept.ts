import { type Rule, rule } from '../../../chart/rule.ts'
import { cue } from '../../../meaning/asked.ts'
import { forget, forgetBut, forgetOlder } from '../../../meaning/senses.ts'

const away = 'vergiss|vergesse|vergessen|lösche|lösch|löschen|leere|leeren|entferne|entfernen|verwirf|verwerfen'
const past =
  '[den|die|meinen|unseren|das] [ganzen|gesamten|alten|ältere|älteren|ganze|gesamte|alte] verlauf|historie|änderungsverlauf|bearbeitungsverlauf|bearbeitungshistorie|rückgängig_verlauf'
const older = '[,] [der|die|das|was] älter als'
const changes = 'schritte|schritten|änderungen|bearbeitungen|einträge|verlaufsschritte|schritt|änderung'
const newest = 'letzten|neuesten|jüngsten|letzte'
const ofHistory = '[im|des|vom|aus_dem] [verlauf|verlaufs]'
const file = 'projektdatei|datei|verlauf|historie|projekt'

/** What the history keeps, and what the project file takes for it. */
export const kept: readonly Rule[] = [
  ...rule('verb', `${away} ${past}`, forget, -0.4),
  ...rule('verb', `${past} vergessen|löschen|leeren|entfernen|verwerfen`, forget, -0.4),
  ...rule('verb', `${away} ${past} ${older} <duration:d> [ist|sind]`, forgetOlder, -0.4),
  ...rule('verb', `${away} [alles|alle] [im|aus_dem] verlauf ${older} <duration:d> [ist|sind]`, forgetOlder, -0.4),
  ...rule('verb', `${away} alles [im|aus_dem|vom] verlauf [,] was älter als <duration:d> ist`, forgetOlder, -0.4),
  ...rule('verb', `${away} [alle|die] ${changes} ${older} <duration:d> [ist|sind]`, forgetOlder, -0.4),
  ...rule('verb', `${away} ${past} bis_auf die [${newest}] <number:n> [${changes}]`, forgetBut, -0.4),
  ...rule(
    'verb',
    `behalte|behalt|behalten [nur|bloß] die ${newest} <number:n> ${changes} ${ofHistory}`,
    forgetBut,
    -0.4,
  ),
  ...rule('verb', `nur die ${newest} <number:n> ${changes} ${ofHistory} behalten`, forgetBut, -0.4),
  ...rule(
    'verb',
    `kürze|begrenze|beschränke|verkürze|kürz [den|die] verlauf|historie|änderungsverlauf auf [die] [${newest}] <number:n> [${changes}]`,
    forgetBut,
    -0.4,
  ),
  ...rule(
    'verb',
    `[den|die] verlauf|historie auf [die] [${newest}] <number:n> [${changes}] kürzen|begrenzen|beschränken`,
    forgetBut,
    -0.4,
  ),
  ...rule('cue', `wie groß|gross ist [die|der|das|meine|mein] ${file}`, () => cue('fileSize'), -0.4),
  ...rule('cue', `[die] größe der|des|vom ${file}|projekts|verlaufs`, () => cue('fileSize'), -0.4),
  ...rule(
    'cue',
    `wie_viel|wieviel platz|speicher|speicherplatz|megabyte|gigabyte braucht|belegt|nimmt|verbraucht|kostet [die|der|das] ${file} [ein|auf_der_platte]`,
    () => cue('fileSize'),
    -0.4,
  ),
]

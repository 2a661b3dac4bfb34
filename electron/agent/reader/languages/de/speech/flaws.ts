const endings = ['en', 't', 'et', 'te', 'ten', 'n', 'end']
const heard =
  'rausch brumm knister knack klick zisch dröhn hall übersteuer verzerr schepper pfeif piep surr summ polter rumpel hust nies räusper schnief lach kicher fluch stotter schmatz schnarch stöhn seufz gähn rülps klapper raschel quietsch klirr bell klingel nuschel brabbel schnauf kratz knarz knarr'

/** What is wrong with a sound, or heard in it: "das" behind "der Gast rauscht" is the noise and not the guest. */
export const flaws: ReadonlySet<string> = new Set([
  ...heard.split(' ').flatMap((stem) => endings.map((ending) => `${stem}${ending}`)),
  ...'verrauscht übersteuert verzerrt dumpf blechern schrill hallig dröhnig scharf kratzig rauschig brummig lärm krach störgeräusch störgeräusche geräusch geräusche atmet atmen singt sang pfiff niest'.split(
    ' ',
  ),
])

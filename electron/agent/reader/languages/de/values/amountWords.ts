/** In front of an amount that need not be exact. */
export const about =
  'so|etwa|ungefähr|circa|ca|rund|um|so_um|so_um_die|um_die|um_etwa|um_ca|um_rund|so_etwa|so_circa|so_ungefähr|und_zwar|und_zwar_um|jeweils|je|jeweils_um|je_um|sagen_wir'

/** In front of a way to go that has no amount, or none that is exact. */
export const vague =
  'etwas|ein_bisschen|bisschen|ein_wenig|leicht|viel|deutlich|einen_tick|eine_spur|noch|ein_klein_wenig|um_einiges|ein_stück|' +
  'ein_gutes_stück|ein_ganzes_stück|ordentlich|spürbar|merklich|minimal|ne_ecke|eine_ecke|ein_kleines_bisschen|noch_etwas|noch_ein_bisschen'

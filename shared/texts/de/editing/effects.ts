import type { effects as english } from '../../en/editing/effects.ts'

/** Effects and generators. */
export const effects: typeof english = {
  apply_normalize: {
    title: 'Normalisieren',
    about: 'Bringt den Bereich auf eine höchste Spitze.',
    also: ['Spitzen anpassen'],
  },
  apply_amplify: {
    title: 'Verstärken',
    about: 'Macht den Bereich lauter oder leiser.',
    also: ['lauter', 'leiser', 'Lautstärke'],
  },
  apply_volume_ramp: {
    title: 'Lautstärkeverlauf',
    about: 'Lässt den Pegel über den Bereich gleiten.',
    also: ['Rampe'],
  },
  add_envelope_point: {
    title: 'Hüllkurvenpunkt',
    about: 'Setzt einen Punkt der Lautstärkehüllkurve: dazwischen verläuft der Pegel gerade in dB.',
    also: ['Automation'],
  },
  clear_envelope: {
    title: 'Hüllkurve löschen',
    about: 'Entfernt die Punkte der Hüllkurve im Bereich.',
    also: ['Automation löschen'],
  },
  apply_fade_in: { title: 'Einblenden', about: 'Lässt den Bereich aus der Stille ansteigen.', also: ['aufblenden'] },
  apply_fade_out: { title: 'Ausblenden', about: 'Lässt den Bereich in die Stille abfallen.', also: ['abblenden'] },
  apply_crossfade: {
    title: 'Clips überblenden',
    about: 'Überlappt benachbarte Clips und blendet vom einen in den nächsten.',
    also: ['Kreuzblende'],
  },
  apply_reverse: { title: 'Umkehren', about: 'Spielt den Bereich rückwärts.', also: ['rückwärts'] },
  apply_invert: { title: 'Invertieren', about: 'Kehrt die Polarität des Bereichs um.', also: ['Phase umkehren'] },
  apply_high_pass: {
    title: 'Hochpassfilter',
    about: 'Nimmt heraus, was unter der Frequenz liegt: Rumpeln, Wind.',
    also: ['Trittschall'],
  },
  apply_low_pass: { title: 'Tiefpassfilter', about: 'Nimmt heraus, was über der Frequenz liegt: Zischen, Schärfe.' },
  apply_equalizer: {
    title: 'Equalizer',
    about: 'Hebt oder senkt Bässe, Mitten, Höhen und einzelne Bänder.',
    also: ['Klangregler', 'EQ'],
  },
  apply_notch_filter: {
    title: 'Kerbfilter',
    about: 'Nimmt eine Frequenz heraus: ein Pfeifen, eine Rückkopplung.',
    also: ['Pfeifen entfernen'],
  },
  apply_hum_removal: {
    title: 'Brummen entfernen',
    about: 'Nimmt Netzbrummen mit seinen Obertönen heraus.',
    also: ['Entbrummen'],
  },
  apply_compressor: { title: 'Kompressor', about: 'Gleicht Laut und Leise an.', also: ['Kompression', 'Dynamik'] },
  apply_limiter: { title: 'Limiter', about: 'Hält jede Spitze unter der Grenze.', also: ['Begrenzer'] },
  apply_noise_gate: {
    title: 'Noise Gate',
    about: 'Senkt ab, was leiser als die Schwelle ist.',
    also: ['Rauschsperre'],
  },
  apply_cross_gate: {
    title: 'Übersprechen dämpfen',
    about: 'Senkt jedes Mikrofon ab, solange ein anderer spricht.',
    also: ['Cross-Gate'],
  },
  apply_de_esser: { title: 'De-Esser', about: 'Mildert scharfe S-Laute einer Stimme.', also: ['Zischlaute'] },
  apply_noise_reduction: {
    title: 'Rauschverminderung',
    about: 'Mindert gleichmäßiges Rauschen.',
    also: ['Entrauschen', 'Rauschen entfernen'],
  },
  apply_click_removal: {
    title: 'Knackser entfernen',
    about: 'Findet Knackser und füllt auf, was dort war.',
    also: ['Entknacksen'],
  },
  apply_dc_offset_removal: {
    title: 'Gleichspannungsversatz entfernen',
    about: 'Rückt die Wellenform auf die Nulllinie.',
    also: ['DC-Offset'],
  },
  apply_echo: { title: 'Echo', about: 'Wiederholt den Ton immer leiser.' },
  apply_reverb: { title: 'Hall', about: 'Gibt den Klang eines Raums hinzu.', also: ['Nachhall', 'Raum'] },
  apply_loudness_normalize: {
    title: 'Lautheit normalisieren',
    about: 'Bringt den Bereich auf eine Lautheit nach EBU R 128.',
    also: ['LUFS'],
  },
  apply_master: {
    title: 'Mastern',
    about: 'Bringt die Mischung auf Lautheit und True Peak eines Ziels.',
    also: ['Master'],
  },
  apply_match_loudness: { title: 'Lautheit angleichen', about: 'Macht Spuren gleich laut.', also: ['gleich laut'] },
  apply_match_to: {
    title: 'Lautheit an eine andere angleichen',
    about: 'Macht eine Spur oder Stelle so laut wie eine andere, oder um so viel lauter.',
    also: ['so laut wie'],
  },
  apply_match_labels: {
    title: 'Lautheit der Textmarken angleichen',
    about: 'Macht gleich laut, was unter den Textmarken liegt.',
    also: ['Kapitel angleichen'],
  },
  apply_truncate_silence: {
    title: 'Stille kürzen',
    about: 'Findet Pausen und kürzt jede; was folgt, rückt auf.',
    also: ['Pausen kürzen'],
  },
  apply_change_tempo: {
    title: 'Tempo ändern',
    about: 'Macht den Bereich schneller oder langsamer, ohne die Tonhöhe zu ändern.',
  },
  apply_change_pitch: {
    title: 'Tonhöhe ändern',
    about: 'Macht den Bereich höher oder tiefer; die Länge bleibt.',
    also: ['transponieren'],
  },
  apply_change_speed: {
    title: 'Geschwindigkeit ändern',
    about: 'Schneller und höher, oder langsamer und tiefer, wie ein Band.',
  },
  apply_auto_duck: {
    title: 'Auto-Duck',
    about: 'Macht Spuren leiser, wo die Leitspur zu hören ist.',
    also: ['Musik unter Sprache', 'Ducking'],
  },
  generate_tone: { title: 'Ton', about: 'Erzeugt einen Ton.', also: ['Sinus'] },
  generate_noise: { title: 'Rauschen', about: 'Erzeugt Rauschen.' },
  generate_room_tone: { title: 'Raumton', about: 'Füllt den Bereich mit dem Klang des Raums.', also: ['Atmo'] },
}

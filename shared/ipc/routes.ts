/**
 * What travels as bytes goes over these paths, relative to the page, on every host (`app://` in Electron, HTTP on
 * loopback).
 * All answers are `no-store`; a wrong query is 400 with one plain sentence.
 */
export const routes = {
  /**
   * GET, Range: the mix as a 16-bit stereo WAV made while it is read. `?rev=` is the content revision;
   * `?skipFrom=&skipTo=` (seconds) leaves a stretch out, to the frame.
   */
  mix: '/media/mix.wav',
  /**
   * GET `?approval=&step=&side=before|after&around=` (seconds): a few seconds of a step that waits for a yes, as a
   * 16-bit stereo WAV. `&join=`: around one of the joins that it makes, by its number from 0. `&from=` (seconds of the
   * timeline as it is): from there on, as all steps up to it leave it.
   */
  hear: '/media/hear.wav',
  /**
   * GET `?entry=&side=before|after&from=&to=` (seconds): a few seconds as they were beside an entry of the history, as
   * a 16-bit stereo WAV.
   */
  heard: '/media/heard.wav',
  /**
   * GET `?tool=&args=&from=&to=&side=before|after` (`args` as JSON, seconds): what a tool would work on by hand, or how
   * that would sound behind it, for at most 30 seconds, as a 16-bit stereo WAV. Nothing is done. What
   * can't be heard is answered with a JSON `Result`: it is no fault of the request.
   */
  preview: '/media/preview.wav',
  /**
   * GET `?track=&from=&to=&columns=&rev=` (seconds): Int8Array, channel by channel, `columns` times min, max and
   * root mean square in -127…127.
   * A column outside every clip is 0, 0, 0. `&entry=&side=before|after`: as it was beside an entry of the history.
   */
  peaks: '/peaks',
  /**
   * GET `?track=&from=&to=&columns=&rev=` (seconds): Int8Array, column by column, the rows of a spectrogram from the
   * lowest frequency on (`shared/dsp/spectrumScale.ts`).
   */
  spectrum: '/spectrum',
  /** GET `?track=&rev=`: Float64Array, start and end in turn of each pause of a track, seconds, in order. */
  pauses: '/pauses',
  /**
   * POST with the file's bytes as body, `?name=`: keeps it until `app:project:takeUploads`, or opens it where it is a
   * project (loopback host). Answers JSON `Result<Sent>`.
   */
  upload: '/import',
  /**
   * GET `?wanted=` (JSON of `windowExportSchema`; left out: 16-bit WAV of all): one file as a download, a ZIP where it
   * is one for each track or label (loopback host).
   */
  download: '/export/mix.wav',
  /**
   * POST with a file of labels as body, `?name=`: adds them, JSON `Result<{ count: number }>`. GET `?format=`: all
   * labels as a download (loopback host).
   */
  labels: '/labels',
  /**
   * POST with a file's bytes as body, `?name=`: puts it on the list of the batch, JSON `Result<void>`. GET: all that
   * was written, as a ZIP (loopback host).
   */
  batch: '/batch.zip',
  /**
   * Of a file that this window decodes. GET `?id=&from=&to=`: its bytes from the first place up to the second; 204
   * where nobody waits for it any more. POST `?id=&message=` (JSON of `windowMessageSchema`) with samples as body:
   * what came of it; the answer (`"more"` or `"over"`) comes when that is taken.
   */
  decoding: '/decoding',
  /** GET `?id=`: a request as it went (left out: all of them), as a download of JSON without keys (loopback host). */
  activity: '/activity.json',
} as const

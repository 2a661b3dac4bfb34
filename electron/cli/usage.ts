export const usage = `Usage: tapehand edit IN… [options]
       tapehand batch RECIPE IN… -o DIR [options]
       tapehand batch RECIPE --watch FOLDER -o DIR
       tapehand history PROJECT [--keep N | --older-than AGE] [--yes] [--json]
       tapehand log [REQUEST] [--json] [--last N]

Edits audio by words, with the agent and the engine of the app. Several inputs are several tracks.

  --say TEXT        what you would type in the chat; may be given again. It is answered in its language: English or German
  --notes FILE      goes through notes on the recording: lines or a table with times, .txt or .csv (docs/notes.md)
  --call JSON       runs one tool without a planner, e.g. '{"tool":"apply_reverse","start_time":1,"end_time":2}'
  --yes             approve what removes or rewrites audio
  --deny            refuse it (so it is by default when nobody sits at a terminal)
  --trust-tools     with --yes: also programs whose files in the folder of tools nobody has allowed yet
  --as-said         where a model chose otherwise than your words say, use what you said
  -o, --output OUT  write the result; the ending of the name says how: .wav, .aiff, .flac, .mp3, .ogg,
                    .m4a or .opus (by FFmpeg)
  --overwrite       OUT may exist already
  --bits 16|24|32   bits a sample of a WAV (32 is float), AIFF or FLAC file (default: those of the deepest input; 16 is dithered)
  --kbps N          bit rate of an MP3, M4A or Opus file: 128, 160, 192, 224, 256 or 320 (default: 192)
  --rate HZ         sample rate of OUT (default: that of the first input)
  --split-channels  of an input with more than two channels, one mono track for each (default: mixed to stereo)
  --json            print one object: requests and project
  --no-click-safe   cut exactly at the frame: no edge moves into a pause beside a word, and joins are not crossfaded
  --model NAME      let a language model plan; the key comes from OPENAI_API_KEY or the saved settings
  --base-url URL    any server that speaks OpenAI chat completions (default: OPENAI_BASE_URL, or OpenAI's own)
  --offline         no model and no network, whatever the settings say
  -h, --help        this text
  --version         the version

--say, --notes and --call run in the order given. A question takes the next --say as its answer. The first request that fails or is
refused ends the run, and then OUT is not written.

tapehand batch does a recipe (a file, or the name of one of yours or of the app) to each file, and writes them to DIR.
What each file would get is shown first, and asked about; originals are never written over. What was done before, by the
same recipe of the same file, is not done again.
  --plan            only show what each file would get
  --yes             write without asking
  --jobs N          so many files at once (default: one a core, at most 4)
  --watch FOLDER    does each recording that comes into FOLDER, once it is whole, until Ctrl+C
  --print-jobs      print a command for each file, for any scheduler, and do nothing
  --overwrite       files in DIR may be replaced
  --json            print one object: what came of each file

tapehand history says how much a project file takes, and what can be undone in it.
  --keep N          forget all but the last N changes; 0 forgets all
  --older-than AGE  forget the changes that are older than AGE: 90m, 2h or 3d
  --yes             without asking: what is forgotten can't be undone any more, and nobody can bring it back

tapehand log lists the last requests of the app and of the command line; REQUEST (its id, or its number in the list)
shows one of them: what was said, what was done with which values, how long it took, how often it was tried, and every
question to a model with what was sent. --json prints them as data, without keys and without audio.

Status: 0 done, 1 failed, 2 wrong usage, 3 something was asked or refused.`

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { limits } from './limits.ts'

const languages = ['eng', 'deu', 'fra']
/** The engine that reads lines by a neural network; the older one is not in this build. */
const lineEngine = 1

/** Recognises the text of one picture after another. Fetches nothing: the language data are in packages. */
export async function createRecogniser(): Promise<(picture: Uint8Array) => string> {
  const quiet = { print: () => {}, printErr: () => {} }
  const core = await loadCore(quiet)
  const resolve = createRequire(import.meta.url).resolve
  for (const language of languages) {
    const packed = resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    core.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(packed)))
  }
  const api = new core.TessBaseAPI()
  if (api.Init(null, languages.join('+'), lineEngine) !== 0) throw new Error('the languages could not be loaded')

  return (picture) => {
    core.FS.writeFile('/input', picture)
    api.SetImageFile(1, 0)
    api.Recognize(null)
    return api.MeanTextConf() < limits.minConfidence ? '' : joinLines(api.GetUTF8Text())
  }
}

/** A blank line parts paragraphs; within one, lines are put together and words that were divided too. */
function joinLines(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n\n')
}

import { useEffect, useState } from 'react'
import type { Scene } from '#shared/scene/scene'
import { type ExportChoice, pauseMs } from './export-choice.ts'
import { type MadeFiles, makeFiles } from './make-files.ts'
import type { Prepared } from './use-prepared.ts'

export type Making =
  | { readonly status: 'making' /** Pages that are finished. */; readonly done: number }
  | ({ readonly status: 'ready'; readonly bytes: number } & MadeFiles)
  | { readonly status: 'failed' }

const making: Making = { status: 'making', done: 0 }

/**
 * The files of an export choice, made again whenever it changes, so that their exact size is known before saving. All
 * arguments must be referentially stable.
 */
export function useExportFiles(
  pages: readonly Scene[],
  choice: ExportChoice,
  prepared: Prepared | undefined,
  title: string,
): Making {
  const [made, setMade] = useState<{ pages: readonly Scene[]; choice: ExportChoice; result: Making }>()

  useEffect(() => {
    if (!prepared) return
    let isStale = false
    const show = (result: Making) => !isStale && setMade({ pages, choice, result })
    const timer = setTimeout(
      () => void make(pages, choice, prepared, title, (done) => show({ status: 'making', done })).then(show),
      pauseMs(
        pages.map(({ settings }) => settings),
        choice,
      ),
    )
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [pages, choice, prepared, title])

  return made && made.pages === pages && made.choice === choice ? made.result : making
}

async function make(
  pages: readonly Scene[],
  choice: ExportChoice,
  { images }: Prepared,
  title: string,
  onProgress: (done: number) => void,
): Promise<Making> {
  let done = 0
  const onPage = () => {
    done += 1
    onProgress(done)
  }
  try {
    const made = await makeFiles(pages, choice, { images, title, onPage })
    return { status: 'ready', ...made, bytes: made.files.reduce((sum, { size }) => sum + size, 0) }
  } catch (error) {
    console.error(error)
    return { status: 'failed' }
  }
}

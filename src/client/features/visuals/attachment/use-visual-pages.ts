import { useEffect, useState } from 'react'
import type { DrawnVisualPage } from './draw-visual.ts'

/** The pages of a post's visual as pictures, drawn here. */
export interface VisualPages {
  state: 'none' | 'drawing' | 'drawn' | 'failed'
  /** The number of pages. */
  count: number
  /** Addresses of their pictures. */
  pictures: readonly string[]
  /** Their alt texts; '' for none. */
  altTexts: readonly string[]
  /** Of each, the characters that it can’t be published with. */
  missingLetters: readonly (readonly string[])[]
}

/** @param side their longest side, in pixels; default: sharp for a small preview */
export function useVisualPages(visual: { id: string; pages: number } | null, side?: number): VisualPages {
  const id = visual?.id
  const [drawn, setDrawn] = useState<Drawn>()

  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    let pictures: string[] = []
    draw(id, side).then(
      (pages) => {
        if (isGone) return
        pictures = pages.map(({ picture }) => URL.createObjectURL(picture))
        const [altTexts, missingLetters] = [pages.map((each) => each.altText), pages.map((each) => each.missingLetters)]
        setDrawn({ id, pictures, altTexts, missingLetters })
      },
      (error: unknown) => {
        console.error(error)
        if (!isGone) setDrawn({ id, pictures: null, altTexts: [], missingLetters: [] })
      },
    )
    return () => {
      isGone = true
      for (const picture of pictures) URL.revokeObjectURL(picture)
    }
  }, [id, side])

  const nothing = { pictures: [], altTexts: [], missingLetters: [] }
  const count = visual?.pages ?? 0
  if (id === undefined) return { state: 'none', count: 0, ...nothing }
  if (drawn?.id !== id) return { state: 'drawing', count, ...nothing }
  const { pictures, altTexts, missingLetters } = drawn
  if (!pictures) return { state: 'failed', count, ...nothing }
  return { state: 'drawn', count: pictures.length, pictures, altTexts, missingLetters }
}

interface Drawn extends Pick<VisualPages, 'altTexts' | 'missingLetters'> {
  id: string
  pictures: string[] | null
}

async function draw(id: string, side: number | undefined): Promise<DrawnVisualPage[]> {
  const { drawVisual } = await import('./draw-visual.ts')
  return await drawVisual(id, side)
}

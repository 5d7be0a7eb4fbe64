import { useEffect, useState } from 'react'
import type { DrawnVisualPage } from '#client/features/visuals/attachment/draw-visual'

/** The pages of a post's visual as pictures, drawn here. */
export interface VisualPages {
  state: 'none' | 'drawing' | 'drawn' | 'failed'
  /** How many there are; 1 until that is known. */
  count: number
  /** Addresses of their pictures. */
  pictures: readonly string[]
  /** What their author says is to be seen on them; '' for nothing. */
  altTexts: readonly string[]
  /** Of each, the characters that it can’t be published with. */
  missingLetters: readonly (readonly string[])[]
}

export function useVisualPages(visual: { id: string } | null): VisualPages {
  const id = visual?.id
  const [drawn, setDrawn] = useState<Drawn>()

  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    let pictures: string[] = []
    draw(id).then(
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
  }, [id])

  const nothing = { pictures: [], altTexts: [], missingLetters: [] }
  if (id === undefined) return { state: 'none', count: 0, ...nothing }
  if (drawn?.id !== id) return { state: 'drawing', count: 1, ...nothing }
  const { pictures, altTexts, missingLetters } = drawn
  if (!pictures) return { state: 'failed', count: 1, ...nothing }
  return { state: 'drawn', count: pictures.length, pictures, altTexts, missingLetters }
}

interface Drawn extends Pick<VisualPages, 'altTexts' | 'missingLetters'> {
  id: string
  pictures: string[] | null
}

async function draw(id: string): Promise<DrawnVisualPage[]> {
  const { drawVisual } = await import('#client/features/visuals/attachment/draw-visual')
  return await drawVisual(id)
}

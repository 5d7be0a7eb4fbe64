import { useEffect, useState } from 'react'

/** The pages of a post's visual as pictures, drawn here. */
export interface VisualPages {
  state: 'none' | 'drawing' | 'drawn' | 'failed'
  /** How many there are; 1 until that is known. */
  count: number
  /** Addresses of their pictures. */
  pictures: readonly string[]
  /** What their author says is to be seen on them; '' for nothing. */
  altTexts: readonly string[]
}

export function useVisualPages(visual: { id: string } | null): VisualPages {
  const id = visual?.id
  const [drawn, setDrawn] = useState<{ id: string; pictures: string[] | null; altTexts: string[] }>()

  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    let pictures: string[] = []
    draw(id).then(
      (pages) => {
        if (isGone) return
        pictures = pages.map(({ picture }) => URL.createObjectURL(picture))
        setDrawn({ id, pictures, altTexts: pages.map(({ altText }) => altText) })
      },
      (error: unknown) => {
        console.error(error)
        if (!isGone) setDrawn({ id, pictures: null, altTexts: [] })
      },
    )
    return () => {
      isGone = true
      for (const picture of pictures) URL.revokeObjectURL(picture)
    }
  }, [id])

  if (id === undefined) return { state: 'none', count: 0, pictures: [], altTexts: [] }
  if (drawn?.id !== id) return { state: 'drawing', count: 1, pictures: [], altTexts: [] }
  if (!drawn.pictures) return { state: 'failed', count: 1, pictures: [], altTexts: [] }
  return { state: 'drawn', count: drawn.pictures.length, pictures: drawn.pictures, altTexts: drawn.altTexts }
}

async function draw(id: string): Promise<{ picture: Blob; altText: string }[]> {
  const { drawVisual } = await import('#client/features/visuals/attachment/draw-visual')
  return await drawVisual(id)
}

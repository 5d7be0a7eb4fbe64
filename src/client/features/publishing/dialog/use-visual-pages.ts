import { useEffect, useState } from 'react'

/** The pages of a post's visual as pictures, drawn here. */
export interface VisualPages {
  state: 'none' | 'drawing' | 'drawn' | 'failed'
  /** How many there are; 1 until that is known. */
  count: number
  /** Addresses of their pictures. */
  pictures: readonly string[]
}

export function useVisualPages(visual: { id: string } | null): VisualPages {
  const id = visual?.id
  const [drawn, setDrawn] = useState<{ id: string; pictures: string[] | null }>()

  useEffect(() => {
    if (id === undefined) return
    let isGone = false
    let pictures: string[] = []
    draw(id).then(
      (blobs) => {
        if (isGone) return
        pictures = blobs.map((blob) => URL.createObjectURL(blob))
        setDrawn({ id, pictures })
      },
      (error: unknown) => {
        console.error(error)
        if (!isGone) setDrawn({ id, pictures: null })
      },
    )
    return () => {
      isGone = true
      for (const picture of pictures) URL.revokeObjectURL(picture)
    }
  }, [id])

  if (id === undefined) return { state: 'none', count: 0, pictures: [] }
  if (drawn?.id !== id) return { state: 'drawing', count: 1, pictures: [] }
  if (!drawn.pictures) return { state: 'failed', count: 1, pictures: [] }
  return { state: 'drawn', count: drawn.pictures.length, pictures: drawn.pictures }
}

async function draw(id: string): Promise<Blob[]> {
  const { drawVisual } = await import('#client/features/visuals/attachment/draw-visual')
  return await drawVisual(id)
}

import { useEffect, useRef, useState } from 'react'
import type { SceneDocument } from '#shared/scene/scene'
import type { PostFiller } from '../from-post/fill-from-post.ts'
import { DocumentPreview } from './document-preview.tsx'
import type { TemplateEntry } from './template-entry.ts'
import styles from './template-list.module.css'

/** What a template looks like: the server's picture, or drawn here with the words of a post or in another language. */
export function TemplatePreview({ entry, filler }: { entry: TemplateEntry; filler?: PostFiller | undefined }) {
  const { thumbnailUrl, width, height } = entry
  if (!thumbnailUrl || filler) return <DrawnPreview entry={entry} filler={filler} />
  return <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" width={width} height={height} />
}

/** Drawn once it is scrolled near; with its samples where it can't be filled. */
function DrawnPreview({ entry, filler }: { entry: TemplateEntry; filler: PostFiller | undefined }) {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<SceneDocument>()

  useEffect(() => {
    const element = place.current
    const template = entry.document()
    if (!element || !template) return
    let isGone = false
    const draw = async () => {
      const filled = filler ? await filler.fill(template).catch(() => template) : template
      if (!isGone) setShown(filled)
    }
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        void draw()
      },
      { rootMargin: '200px' },
    )
    watch.observe(element)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [entry, filler])

  return (
    <span ref={place} className={styles.drawn}>
      {shown && <DocumentPreview document={shown} />}
    </span>
  )
}

import { useEffect, useRef, useState } from 'react'
import { inWorkspace } from '#client/lib/workspace'
import type { SceneDocument } from '#shared/scene/scene'
import type { PostFiller } from '../from-post/fill-from-post.ts'
import { DocumentPreview } from './document-preview.tsx'
import type { TemplateEntry } from './template-entry.ts'
import styles from './template-list.module.css'

/** A template's picture: the server's, or drawn here with the words of a post or in another language. */
export function TemplatePreview({ entry, filler }: { entry: TemplateEntry; filler?: PostFiller | undefined }) {
  const { thumbnailUrl, width, height } = entry
  if (!thumbnailUrl || filler) return <DrawnPreview entry={entry} filler={filler} />
  return <img src={inWorkspace(thumbnailUrl)} alt="" loading="lazy" decoding="async" width={width} height={height} />
}

/** Drawn when scrolled near; with its samples if it can't be filled. */
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

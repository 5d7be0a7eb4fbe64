import { useEffect, useRef, useState } from 'react'
import type { SceneDocument } from '#shared/scene/scene'
import type { PostFiller } from '../from-post/fill-from-post.ts'
import { DocumentPreview } from './document-preview.tsx'
import type { TemplateEntry } from './template-entry.ts'
import styles from './template-list.module.css'

/** A template with the words of a post, drawn once it is scrolled near; as it is where it can't be filled. */
export function FilledPreview({ entry, filler }: { entry: TemplateEntry; filler: PostFiller }) {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<SceneDocument>()

  useEffect(() => {
    const element = place.current
    const template = entry.document()
    if (!element || !template) return
    let isGone = false
    const draw = async () => {
      const filled = await filler.fill(template).catch(() => template)
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
    <span ref={place} className={styles.filled}>
      {shown && <DocumentPreview document={shown} />}
    </span>
  )
}

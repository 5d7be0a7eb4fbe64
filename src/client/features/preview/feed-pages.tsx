import { type ReactNode, useState } from 'react'
import { useVisualPages } from '#client/features/visuals/attachment/use-visual-pages'
import type { PostDetail } from '#client/queries/posts/post-cache'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './feed-pages.module.css'
import { PageBar } from './page-bar.tsx'
import { previewTexts } from './texts.ts'

/** Twice the feed's width. */
const side = 1_104

/** The pages of a carousel, one at a time. All but the first are drawn here, once someone turns to them. */
export function FeedPages({ visual, first }: { visual: NonNullable<PostDetail['visual']>; first: ReactNode }) {
  const words = previewTexts.visual
  const [page, setPage] = useState(0)
  const [wasTurned, setWasTurned] = useState(false)
  const pages = useVisualPages(wasTurned ? visual : null, side)
  const picture = pages.pictures[page]

  function turn(by: 1 | -1) {
    setWasTurned(true)
    setPage(Math.min(visual.pages - 1, Math.max(0, page + by)))
  }

  return (
    <>
      {page === 0 ? (
        first
      ) : picture ? (
        <img src={picture} alt={pages.altTexts[page] || words.alt(visual.name)} />
      ) : pages.state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      ) : (
        <Skeleton className={styles.drawing} label={words.loading}>
          <Bone height="100%" />
        </Skeleton>
      )}
      <PageBar page={page} pages={visual.pages} onTurn={turn} />
    </>
  )
}

import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '#client/ui/link'
import { Spin } from '#client/ui/spinner'
import type { SceneDocument } from '#shared/scene/scene'
import { Tile } from '../parts/tile.tsx'
import { useWasSeen } from '../parts/use-was-seen.ts'
import { DocumentPreview } from '../templates/document-preview.tsx'
import type { ReadyVisuals, VisualKind } from './ready-visuals.ts'
import { fromPostTexts } from './texts.ts'
import styles from './visual-choices.module.css'

/** One of a post's ready visuals, drawn once it is scrolled near; gone where the post's words find no room in it. */
export function VisualChoice({
  kind,
  ready,
  isOfText,
  editAddress,
  isPending,
  onAttach,
}: {
  kind: VisualKind
  ready: ReadyVisuals
  /** Whether `ready` is of the text as it is now. */
  isOfText: boolean
  /** Where it is edited, once it is the post's visual. */
  editAddress: string | null
  isPending: boolean
  onAttach: (document: SceneDocument) => void
}) {
  const [place, wasSeen] = useWasSeen<HTMLLIElement>()
  const made = useMade(ready, kind, wasSeen)
  const name = fromPostTexts.ready.kinds[kind]
  if (made?.document === undefined && made?.of === ready) return null

  const document = made?.document
  const picture = (
    <Tile>
      {document && <DocumentPreview document={document} />}
      {document && document.pages.length > 1 && (
        <span className={styles.pages} aria-hidden="true">
          {fromPostTexts.ready.pages(document.pages.length)}
        </span>
      )}
    </Tile>
  )
  return (
    <li ref={place} className={styles.choice}>
      {editAddress ? (
        <Link href={editAddress}>
          {picture}
          <span>
            <Check className="icon s" aria-hidden="true" />
            {fromPostTexts.ready.edit(name)}
          </span>
        </Link>
      ) : (
        <button
          type="button"
          disabled={!document || !isOfText || made?.of !== ready}
          aria-busy={isPending || undefined}
          onClick={() => document && onAttach(document)}
        >
          {picture}
          <span>
            {name}
            {isPending && <Spin />}
          </span>
        </button>
      )}
    </li>
  )
}

interface Made {
  readonly of: ReadyVisuals
  readonly document: SceneDocument | undefined
}

/** What was made before the text changed stays in sight until the next is ready. */
function useMade(ready: ReadyVisuals, kind: VisualKind, isWanted: boolean): Made | undefined {
  const [made, setMade] = useState<Made>()
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    // fonts that can't be fetched leave it out, as too little room does
    void ready
      .make(kind)
      .catch(() => undefined)
      .then((document) => isGone || setMade({ of: ready, document }))
    return () => {
      isGone = true
    }
  }, [ready, kind, isWanted])
  return made
}

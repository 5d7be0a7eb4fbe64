import { FilePlus2, Trash2 } from 'lucide-react'
import { Button } from '#client/ui/button'
import { confirmAction, Dialog } from '#client/ui/dialog'
import { IconButton } from '#client/ui/icon-button'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { formatMoment } from '../format-moment.ts'
import { visualTexts } from '../texts.ts'
import { addressOf } from './opened-visual.ts'
import { useDeleteVisual, useVisuals } from './use-visuals.ts'
import type { Visual } from './visuals-cache.ts'

const words = visualTexts.mine

/** One's saved visuals: open one, delete one, begin a new one. @param currentId the one that is open */
export function MyVisualsDialog({
  currentId,
  onNew,
  onClose,
}: {
  currentId: string | null
  onNew: () => void
  onClose: () => void
}) {
  const { data: visuals, error, isFetching, refetch } = useVisuals()
  const deleting = useDeleteVisual()

  async function ask(visual: Visual) {
    const { title, description, confirmLabel } = words.question
    const isSure = await confirmAction({ title, description: description(visual.name), confirmLabel, danger: true })
    if (isSure) deleting.mutate(visual)
  }

  return (
    <Dialog
      open
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button icon={FilePlus2} onClick={onNew}>
            {visualTexts.header.create}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <div className="ed-mine">
        {visuals ? (
          visuals.length > 0 ? (
            <ul>
              {visuals.map((visual) => (
                <VisualTile
                  key={visual.id}
                  visual={visual}
                  isOpen={visual.id === currentId}
                  onOpen={onClose}
                  onDelete={() => void ask(visual)}
                />
              ))}
            </ul>
          ) : (
            <Notice level={3} title={words.empty.title} text={words.empty.text} />
          )
        ) : error ? (
          <LoadFailure
            level={3}
            title={words.failed}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting />
        )}
      </div>
    </Dialog>
  )
}

function VisualTile({
  visual,
  isOpen,
  onOpen,
  onDelete,
}: {
  visual: Visual
  isOpen: boolean
  onOpen: () => void
  onDelete: () => void
}) {
  const { id, name, updatedAt, thumbnailUrl, width, height } = visual
  return (
    <li aria-current={isOpen || undefined}>
      <Link href={addressOf({ kind: 'visual', id })} aria-label={words.open(name)} onClick={onOpen}>
        <span className="ed-tile">
          {/* a visual that is saved again has another address, so that no old picture is shown */}
          <img
            src={`${thumbnailUrl}?at=${Date.parse(updatedAt)}`}
            alt=""
            loading="lazy"
            width={width}
            height={height}
          />
        </span>
        <b dir="auto">{name}</b>
      </Link>
      <div className="row">
        <span className="t12 dimmer">{isOpen ? words.isOpen : words.changed(formatMoment(updatedAt))}</span>
        <IconButton
          className="push"
          size="sm"
          icon={Trash2}
          label={words.delete(name)}
          disabled={isOpen}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

function Waiting() {
  return (
    <Skeleton label={words.loading}>
      <ul>
        {[0, 1, 2].map((tile) => (
          <li key={tile}>
            <Bone height="112px" />
            <Bone width="70%" height="14px" />
          </li>
        ))}
      </ul>
    </Skeleton>
  )
}

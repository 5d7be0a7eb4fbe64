import { Copy, FilePlus2, Trash2 } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { inWorkspace } from '#client/lib/workspace'
import { useDeleteVisual, useDuplicateVisual, useVisuals, type Visual } from '#client/queries/visuals'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { Dialog } from '#client/ui/dialog'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { Tile } from '../parts/tile.tsx'
import { formatMoment } from './format-moment.ts'
import styles from './my-visuals-dialog.module.css'
import { myVisualsTexts } from './my-visuals-texts.ts'
import { nameOfCopy } from './name-of-copy.ts'
import { addressOf } from './opened-visual.ts'
import { savingTexts } from './texts.ts'

/**
 * The user's saved visuals: open one, delete one, start a new one.
 * @param currentId the open one
 */
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
  const deleting = useDeleteVisual({
    onSuccess: () => toast({ kind: 'success', ...myVisualsTexts.deleted }),
    onError: (error) => toast({ kind: 'error', title: myVisualsTexts.deleteFailed, description: errorMessage(error) }),
  })

  const duplicating = useDuplicateVisual({
    onSuccess: ({ name }) => toast({ kind: 'success', ...myVisualsTexts.duplicated(name) }),
    onError: (error) =>
      toast({ kind: 'error', title: myVisualsTexts.duplicateFailed, description: errorMessage(error) }),
  })

  async function ask(visual: Visual) {
    const { title, description, confirmLabel } = myVisualsTexts.question
    const isSure = await confirmAction({ title, description: description(visual.name), confirmLabel, danger: true })
    if (isSure) deleting.mutate(visual)
  }

  return (
    <Dialog
      open
      wide
      title={myVisualsTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button icon={FilePlus2} onClick={onNew}>
            {savingTexts.create}
          </Button>
          <Button onClick={onClose}>{myVisualsTexts.close}</Button>
        </>
      }
    >
      <div className={styles.visuals}>
        {visuals ? (
          visuals.length > 0 ? (
            <ul>
              {visuals.map((visual) => (
                <VisualTile
                  key={visual.id}
                  visual={visual}
                  isOpen={visual.id === currentId}
                  onOpen={onClose}
                  isDuplicating={duplicating.isPending && duplicating.variables.id === visual.id}
                  onDuplicate={() => duplicating.mutate({ id: visual.id, name: nameOfCopy(visual.name, visuals) })}
                  onDelete={() => void ask(visual)}
                />
              ))}
            </ul>
          ) : (
            <Callout level={3} title={myVisualsTexts.empty} />
          )
        ) : error ? (
          <LoadFailure level={3} title={myVisualsTexts.failed} query={{ error, isFetching, refetch }} />
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
  isDuplicating,
  onOpen,
  onDuplicate,
  onDelete,
}: {
  visual: Visual
  isOpen: boolean
  isDuplicating: boolean
  onOpen: () => void
  onDuplicate: () => void
  onDelete: () => void
}) {
  const { id, name, updatedAt, thumbnailUrl, width, height } = visual
  return (
    <li aria-current={isOpen || undefined}>
      <Link href={addressOf({ kind: 'visual', id })} aria-label={myVisualsTexts.open(name)} onClick={onOpen}>
        <Tile>
          {/* its address changes with each save, so that no outdated picture is shown */}
          <img src={inWorkspace(thumbnailUrl)} alt="" loading="lazy" width={width} height={height} />
        </Tile>
        <b dir="auto">{name}</b>
      </Link>
      <Cluster wrap={false}>
        <Text as="span" size={12} tone="dimmer">
          {isOpen ? myVisualsTexts.isOpen : myVisualsTexts.changed(formatMoment(updatedAt))}
        </Text>
        <IconButton
          className={styles.tools}
          size="sm"
          icon={Copy}
          label={myVisualsTexts.duplicate(name)}
          pending={isDuplicating}
          onClick={onDuplicate}
        />
        <IconButton size="sm" icon={Trash2} label={myVisualsTexts.delete(name)} disabled={isOpen} onClick={onDelete} />
      </Cluster>
    </li>
  )
}

function Waiting() {
  return (
    <Skeleton label={myVisualsTexts.loading}>
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

import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { formatLength, formatSize } from '#client/lib/formatting'
import { inWorkspace } from '#client/lib/workspace'
import { type PostFile, useChangePostFile, useRemovePostFile } from '#client/queries/posts/post-files'
import { Field } from '#client/ui/field'
import { IconButton } from '#client/ui/icon-button'
import { TextArea } from '#client/ui/input'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { publishing } from '#shared/rules/publishing'
import styles from './attached-files.module.css'
import { attachmentTexts as texts } from './texts.ts'
import { VideoFrame } from './video-player.tsx'

/** One attached file: what it shows, its alternative text, its place, and removing it. */
export function FileRow({
  postId,
  file,
  index,
  count,
  isReadOnly,
}: {
  postId: string
  file: PostFile
  /** From 0. */
  index: number
  count: number
  isReadOnly: boolean
}) {
  const { id, name, kind } = file
  const onError = (error: Error) =>
    toast({ kind: 'error', title: texts.changeFailed, description: errorMessage(error) })
  const change = useChangePostFile(postId, { onError })
  const remove = useRemovePostFile(postId, {
    onSuccess: () => toast({ kind: 'success', title: texts.removed(name) }),
    onError,
  })
  return (
    <li className={styles.row}>
      <a href={inWorkspace(file.url)} target="_blank" rel="noreferrer" className={styles.picture}>
        {file.previewUrl === null ? (
          <VideoFrame video={file} label={texts.preview(name)} />
        ) : (
          <img src={inWorkspace(file.previewUrl)} alt={texts.preview(name)} loading="lazy" />
        )}
      </a>
      <div className={styles.facts}>
        <b className={styles.name}>{name}</b>
        <Text as="span" size={14} tone="dim" figures={kind === 'photo'}>
          {factsOf(file)}
        </Text>
      </div>
      {!isReadOnly && (
        <Cluster gap={4} wrap={false}>
          {count > 1 && (
            <>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={texts.earlier(name)}
                disabled={index === 0 || change.isPending}
                onClick={() => change.mutate({ fileId: id, position: index - 1 })}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={texts.later(name)}
                disabled={index === count - 1 || change.isPending}
                onClick={() => change.mutate({ fileId: id, position: index + 1 })}
              />
            </>
          )}
          <IconButton
            icon={X}
            size="sm"
            label={texts.remove(name)}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id)}
          />
        </Cluster>
      )}
      {kind === 'photo' && !isReadOnly && (
        <div className={styles.altText}>
          <Field label={texts.altText(name)} isLabelHidden>
            {(control) => (
              <TextArea
                {...control}
                rows={1}
                dir="auto"
                placeholder={texts.altTextShort}
                maxLength={publishing.altTextCharacters}
                defaultValue={file.altText}
                onBlur={({ target }) => {
                  if (target.value.trim() !== file.altText) change.mutate({ fileId: id, altText: target.value })
                }}
              />
            )}
          </Field>
        </div>
      )}
    </li>
  )
}

function factsOf(file: PostFile): string {
  const { kind, pages, seconds } = file
  if (kind === 'pdf') return texts.pages(pages)
  if (kind === 'video') return texts.length(formatLength(seconds))
  return formatSize(file)
}

import { useId } from 'react'
import { useMayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import { usePostFiles } from '#client/queries/posts/post-files'
import { Hint } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { attachmentLimits } from '#shared/rules/attachments'
import { AttachButton } from './attach-button.tsx'
import styles from './attached-files.module.css'
import { FileRow } from './file-row.tsx'
import { attachmentTexts as texts } from './texts.ts'

/** The files attached to a post, below its preview. */
export function AttachedFiles({ post }: { post: Pick<Post, 'id'> }) {
  const id = useId()
  const { files, ...query } = usePostFiles(post.id)
  const [first] = files
  const isWriter = useMayWrite()
  const takesMore = !first || (first.kind === 'photo' && files.length < attachmentLimits.photos)
  if (!first && !isWriter) return null
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {texts.title}
      </h3>
      {query.error && <LoadFailure level={3} title={texts.failed} query={query} />}
      {first && (
        <ul className={styles.list} aria-label={texts.list}>
          {files.map((file, index) => (
            <FileRow
              key={file.id}
              postId={post.id}
              file={file}
              index={index}
              count={files.length}
              isReadOnly={!isWriter}
            />
          ))}
        </ul>
      )}
      {takesMore && isWriter && <AttachButton postId={post.id} label={first ? texts.addMore : texts.add} />}
      {!first && <Hint>{texts.hint}</Hint>}
    </Stack>
  )
}

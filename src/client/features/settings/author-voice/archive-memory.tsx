import { errorMessage } from '#client/lib/api'
import { formatNumber } from '#client/lib/formatting'
import { useArchivePosts, useSaveArchivePosts } from '#client/queries/voice'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import type { ArchivePosts } from './archive/read-shares.ts'
import { voiceTexts } from './texts.ts'

/** Whether new posts are compared with all posts of the archive. @param posts of the archive that was read just now */
export function ArchiveMemory({ posts }: { posts: ArchivePosts['dated'] | null }) {
  const texts = voiceTexts.posts
  const kept = useArchivePosts().data?.posts ?? 0
  const saving = useSaveArchivePosts((error) =>
    toast({
      ...texts.memoryFailed,
      description: errorMessage(error, texts.memoryFailed.description),
      kind: 'error',
    }),
  )
  const isNew = posts !== null && saving.variables !== posts
  if (!isNew && kept === 0) return null
  return (
    <Stack gap={8}>
      {kept > 0 && (
        <Cluster wrap={false} justify="space-between">
          <Text size={14} tone="dim" role="status">
            {texts.remembered(formatNumber(kept))}
          </Text>
          <Button variant="quiet" size="sm" disabled={saving.isPending} onClick={() => saving.mutate([])}>
            {texts.forget}
          </Button>
        </Cluster>
      )}
      {isNew && (
        <>
          <Cluster>
            <Button size="sm" pending={saving.isPending} onClick={() => saving.mutate(posts)}>
              {texts.remember(formatNumber(posts.length))}
            </Button>
          </Cluster>
          <Text size={12} tone="dim">
            {texts.rememberHint}
          </Text>
        </>
      )}
    </Stack>
  )
}

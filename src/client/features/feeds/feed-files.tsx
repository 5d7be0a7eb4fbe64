import { Download, Upload } from 'lucide-react'
import { useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { downloadFile } from '#client/lib/download-file'
import { useExportFeeds, useFeeds, useImportFeeds } from '#client/queries/feeds'
import { Button } from '#client/ui/button'
import { FileInput } from '#client/ui/file-input'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { feedTexts } from './texts.ts'

/** Lists of feeds from and for other readers. */
export function FeedFiles({ mayChange }: { mayChange: boolean }) {
  const texts = feedTexts.feeds
  const feeds = useFeeds().data ?? []
  const exporting = useExportFeeds({
    onSuccess: (file) => downloadFile(file, 'feeds.opml'),
    onError: (error) => toast({ kind: 'error', title: texts.exportFailed, description: errorMessage(error) }),
  })
  return (
    <FormSection title={texts.files}>
      <Text size={14} tone="dim">
        {texts.filesHint}
      </Text>
      <Cluster>
        {mayChange && <ImportFeeds />}
        {feeds.length > 0 && (
          <Button icon={Download} pending={exporting.isPending} onClick={() => exporting.mutate()}>
            {texts.export}
          </Button>
        )}
      </Cluster>
    </FormSection>
  )
}

function ImportFeeds() {
  const texts = feedTexts.feeds
  const input = useRef<HTMLInputElement>(null)
  const failed = (description: string) => toast({ kind: 'error', title: texts.importFailed, description })
  const importing = useImportFeeds({
    onSuccess: ({ added, known, left }) =>
      toast({
        kind: 'success',
        title: texts.imported(added, known),
        ...(left > 0 && { description: texts.importedLeft(left, limits.feeds) }),
      }),
    onError: (error) => failed(errorMessage(error)),
  })

  async function read(file: File) {
    if (file.size > limits.feedListCharacters) failed(texts.tooLarge)
    else importing.mutate(await file.text())
  }

  return (
    <>
      <Button
        icon={Upload}
        pending={importing.isPending}
        pendingLabel={texts.importing}
        onClick={() => input.current?.click()}
      >
        {texts.import}
      </Button>
      <FileInput ref={input} accept=".opml,.xml" aria-label={texts.import} onPick={([picked]) => void read(picked)} />
    </>
  )
}

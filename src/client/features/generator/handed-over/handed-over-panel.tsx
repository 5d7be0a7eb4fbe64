import { useState } from 'react'
import type { KeptPage } from '#client/features/handover/kept-page'
import { PageFacts } from '#client/features/handover/page-facts'
import { readKeptHtml } from '#client/features/handover/store-handed-page'
import { errorMessage } from '#client/lib/api'
import { useReadHandedOver } from '#client/queries/posts/sources'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { Cluster, Stack } from '#client/ui/layout'
import { maxMoreSources } from '#shared/rules/sources'
import { isUsable } from '../form/form-values.ts'
import type { GenerateForm } from '../form/use-generate-form.ts'
import styles from './handed-over-panel.module.css'
import { handedOverTexts as texts } from './texts.ts'

/** The handed-over page, and what the author may do with it. It is only read after their confirmation. */
export function HandedOverPanel({ page, form, onDone }: { page: KeptPage; form: GenerateForm; onDone: () => void }) {
  const [isUnreadable, setIsUnreadable] = useState(false)
  const { mutate, isPending, error, variables } = useReadHandedOver()
  const { url, text, moreSources, storedSource } = form.values
  const hasSource = url.trim() !== '' || text !== '' || form.file !== null || storedSource !== null
  const canAdd = hasSource && moreSources.length < maxMoreSources

  function read(place: 'first' | 'further') {
    setIsUnreadable(false)
    mutate(
      { url: page.url, place, html: readKeptHtml },
      {
        onSuccess: (article) => {
          if (!isUsable(article)) {
            setIsUnreadable(true)
            return
          }
          if (place === 'first') form.takeHandedOver(article.url ?? page.url, article)
          else form.changeSource(form.addSource(), { typed: page.url, article })
          onDone()
        },
      },
    )
  }

  function fillInAddress() {
    form.openTab('url-input')
    form.change({ url: page.url })
    onDone()
  }

  return (
    <Stack as="section" gap={8} className={styles.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <PageFacts page={page} />
      {isUnreadable ? (
        <Hint role="alert">{texts.unreadable}</Hint>
      ) : (
        error && <Hint role="alert">{errorMessage(error, texts.lost)}</Hint>
      )}
      <Cluster>
        <Button
          size="sm"
          variant="primary"
          pending={isPending && variables?.place === 'first'}
          pendingLabel={texts.reading}
          disabled={isPending}
          onClick={() => read('first')}
        >
          {texts.read}
        </Button>
        {canAdd && (
          <Button
            size="sm"
            pending={isPending && variables?.place === 'further'}
            pendingLabel={texts.reading}
            disabled={isPending}
            onClick={() => read('further')}
          >
            {texts.add}
          </Button>
        )}
        <Button size="sm" variant="quiet" disabled={isPending} onClick={fillInAddress}>
          {texts.address}
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={onDone}>
          {texts.remove}
        </Button>
      </Cluster>
    </Stack>
  )
}

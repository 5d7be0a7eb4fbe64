import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { countUnits } from '#shared/linkedin/length'
import { defaultLanguage, languages } from '#shared/rules/languages'
import { FormRecap } from './form-recap.tsx'
import { GenerateForm } from './generate-form.tsx'
import { GenerationFailure } from './generation-failure.tsx'
import { remedyFor } from './generation-state.ts'
import { ResultPanel } from './result-panel.tsx'
import { generatorTexts, resultTexts } from './texts.ts'
import { type Generator as GeneratorState, useGenerator } from './use-generator.ts'

/** The generator: form and result side by side. On phones the form folds into one line while there is a result. */
export function Generator() {
  const generator = useGenerator()
  const { form, generation, shown, user, offer } = generator
  const [isFormOpen, setIsFormOpen] = useState(() => !shown.isLoading && !shown.post)
  const [asksForText, setAsksForText] = useState(false)
  const panel = useRef<HTMLDivElement>(null)

  const { error } = generation
  const hasResult = generator.isRunning || shown.isLoading || shown.post !== undefined || error !== null
  const modelLabel = (id: string | undefined) => offer?.config.models.find((model) => model.id === id)?.label

  // Where the form stands above, what is being written would be out of sight. On phones the form folds as well, and with
  // it the button that had the focus.
  useEffect(() => {
    if (!generator.isRunning) return
    if (matches('(max-width: 1119px)')) panel.current?.scrollIntoView({ block: 'start' })
    if (matches('(max-width: 639px)')) panel.current?.focus({ preventScroll: true })
  }, [generator.isRunning])

  function start(send: () => boolean) {
    setAsksForText(false)
    if (!send()) return setIsFormOpen(true)
    setIsFormOpen(false)
  }

  function pasteText() {
    generation.dismiss()
    form.openTab('text-input')
    setIsFormOpen(true)
    setAsksForText(true)
  }

  return (
    <div className={isFormOpen || !hasResult ? 'gen form-open' : 'gen'}>
      <p className="sr" role="status">
        {statusOf(generator)}
      </p>
      <FormRecap {...recapOf(generator, modelLabel(form.choices?.model))} onOpen={() => setIsFormOpen(true)} />
      <GenerateForm
        form={form}
        offer={offer}
        user={user}
        article={generator.article}
        earlierPost={generator.earlierPost}
        readingAgain={generator.readingAgain}
        isPending={generator.isRunning}
        asksForText={asksForText}
        hasUpgradePrompt={error !== null && remedyFor(error) === 'upgrade'}
        onSubmit={() => start(() => generator.generate())}
        offerError={generator.offerError}
        onRetryOffer={generator.retryOffer}
      />
      <ResultPanel
        generation={generation}
        host={generator.host}
        modelLabel={modelLabel(generator.sent?.body.model)}
        language={generator.sent?.body.language ?? defaultLanguage}
        shown={shown}
        user={user}
        failure={
          error && (
            <GenerationFailure
              error={error}
              article={generation.article}
              isFile={Boolean(generator.sent?.file)}
              user={user}
              onRetry={() => start(generator.retry)}
              onAcceptPartial={() => start(generator.acceptPart)}
              onPasteText={pasteText}
            />
          )
        }
        onCancel={generation.cancel}
        onSaved={generator.showSaved}
        panelRef={panel}
      />
    </div>
  )
}

function matches(media: string): boolean {
  return window.matchMedia(media).matches
}

/** For screen readers, politely and only when the state changes, not at every word. */
function statusOf({ generation, shown }: GeneratorState): string {
  const { status } = resultTexts
  switch (generation.phase) {
    case 'fetching':
    case 'reading':
    case 'writing':
    case 'cancelled':
      return status[generation.phase]
    case 'done':
      return shown.post ? status.done(formatNumber(countUnits(shown.post.content))) : ''
    default:
      return '' // failures speak for themselves
  }
}

function recapOf({ form, article, offer }: GeneratorState, modelLabel: string | undefined) {
  const { values, tab, file, choices } = form
  const typed = { 'url-input': values.url, 'text-input': values.text, 'file-upload': file?.name ?? '' }[tab]
  const styles = offer ? [...offer.sharedStyles, ...offer.userStyles] : []
  const style = styles.find(({ id }) => id === choices?.contentStyleId)?.name
  return {
    title: article?.title || typed.trim().slice(0, 200) || values.storedSource?.title || generatorTexts.recap.untitled,
    choices: [style, modelLabel, choices && languages[choices.language].label].filter(Boolean).join(', '),
  }
}

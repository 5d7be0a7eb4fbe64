import { useModelSetUp } from '#client/queries/model-set-up'
import { Callout } from '#client/ui/callout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { LocalPrograms } from './local-programs.tsx'
import { modelSetUpTexts as texts } from './texts.ts'
import { VendorSection } from './vendor-section.tsx'

/** Local programs, then every vendor with its models. */
export function ModelSetUp() {
  const { data, error, isFetching, refetch } = useModelSetUp()
  if (data) {
    const compatible = data.vendors.find(({ vendor }) => vendor === 'compatible')
    const isNothingOffered = data.vendors.every(({ models }) => models.every(({ notOffered }) => notOffered !== null))
    return (
      <>
        {isNothingOffered && <Callout kind="info" title={texts.nothing} />}
        {compatible && <LocalPrograms compatible={compatible} />}
        <div>
          {data.vendors.map((facts) => (
            <VendorSection key={facts.vendor} facts={facts} />
          ))}
        </div>
      </>
    )
  }
  if (error) return <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />
  return <TextSkeleton label={texts.loading} widths={[70, 92, 84, 60]} />
}

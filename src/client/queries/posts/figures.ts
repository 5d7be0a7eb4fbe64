import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'

/** What was counted of published posts. */

export type Figures = Answer<'listPostFigures'>[number]
export type AllFigures = Answer<'listFigures'>
export type Imported = Answer<'importFigures'>
export type PlannedTry = AllFigures['tries'][number]

/** Of one post, latest first. */
export function usePostFigures(id: string) {
  return useQuery({
    queryKey: postKeys.figures(id),
    queryFn: ({ signal }) => callApi('listPostFigures', { params: { id }, signal }),
  })
}

/** @returns the stored figures; rejects with the failure */
export function useAddFigures(id: string) {
  return useMutation({
    mutationFn: (body: Body<'addFigures'>) => callApi('addFigures', { params: { id }, body }),
    onSuccess: (_added, _body, _, { client }) => client.invalidateQueries({ queryKey: queryKeys.figures }),
  })
}

/** Removes figures; they come back when that fails. */
export function useRemoveFigures(id: string, onError: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (figuresId: string) => callApi('removeFigures', { params: { id, figuresId } }),
    onMutate: (figuresId) =>
      cache.setQueryData<Figures[]>(postKeys.figures(id), (known) => known?.filter((each) => each.id !== figuresId)),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.figures }),
  })
}

/** Of all published posts. */
export function useFigures() {
  return useQuery({ queryKey: figuresOfAll, queryFn: ({ signal }) => callApi('listFigures', { signal }) })
}

const figuresOfAll = [...queryKeys.figures, 'all']

/** Whether the bell asks for the figures of published posts. */
export function useSetFigureAsking({ onError }: { onError: (error: Error) => void }) {
  return useMutation({
    mutationFn: (asks: boolean) => callApi('setFigureAsking', { body: { asks } }),
    onSuccess: (_nothing, asks, _, { client }) => {
      client.setQueryData<AllFigures>(figuresOfAll, (known) => known && { ...known, asks })
    },
    onError,
  })
}

/** Sends LinkedIn's export of figures. */
export function useImportFigures({ onError }: { onError: (error: Error) => void }) {
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.set('file', file)
      const response = await requestApi('importFigures', { body })
      return (await response.json()) as Imported
    },
    onSuccess: (_imported, _file, _, { client }) => client.invalidateQueries({ queryKey: queryKeys.figures }),
    onError,
  })
}

/** Plans a try with the posts to come. */
export function useStartTry() {
  return useMutation({
    mutationFn: (body: Body<'startTry'>) => callApi('startTry', { body }),
    onSuccess: (_started, _body, _, { client }) => client.invalidateQueries({ queryKey: figuresOfAll }),
  })
}

/** Removes a try; it comes back when that fails. */
export function useRemoveTry(onError: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (tryId: string) => callApi('removeTry', { params: { tryId } }),
    onMutate: (tryId) =>
      cache.setQueryData<AllFigures>(
        figuresOfAll,
        (known) => known && { ...known, tries: known.tries.filter(({ id }) => id !== tryId) },
      ),
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: figuresOfAll }),
  })
}

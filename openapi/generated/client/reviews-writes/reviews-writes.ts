// Generated from openapi/openapi.yaml. Do not edit.
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CreatedReview,
  FailedResponse,
  InvalidResponse,
  NotFoundResponse,
  ReviewInput,
  SecondReviewResponse,
  UnauthorizedResponse
} from '../../model/index.ts';

import {
  getListAllReviewsQueryKey,
  getListReviewsQueryKey
} from '../reviews/reviews.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readCreatedReview } from '../../readers/createdReview.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateReviewUrl = () => {




  return `/reviews`
}

/**
 * @summary Review a product
 */
export const createReview = async (reviewInput: ReviewInput, options?: Parameters<typeof tokenHttp>[1]): Promise<CreatedReview | undefined> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return tokenHttp<CreatedReview | undefined>(getCreateReviewUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reviewInput)
  },
  readCreatedReview
);}





export const getCreateReviewMutationKey = () => ['createReview'] as const;

export const getCreateReviewMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | SecondReviewResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReview>>, TError,CreateReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof createReview>>, TError,CreateReviewMutationVariables, TContext> => {

const mutationKey = getCreateReviewMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReview>>, CreateReviewMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReview(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createReview>>, variables: CreateReviewMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListAllReviewsQueryKey(), getListReviewsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateReviewMutationResult = NonNullable<Awaited<ReturnType<typeof createReview>>>
    export type CreateReviewMutationBody = ReviewInput
    export type CreateReviewMutationError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | SecondReviewResponse | FailedResponse
    export type CreateReviewMutationVariables = {data: ReviewInput}

    /**
 * @summary Review a product
 */
export const useCreateReview = <TError = InvalidResponse | UnauthorizedResponse | NotFoundResponse | SecondReviewResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReview>>, TError,CreateReviewMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReview>>,
        TError,
        CreateReviewMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateReviewMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

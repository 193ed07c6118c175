// Generated from openapi/openapi.yaml. Do not edit.
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  FailedResponse,
  InvalidResponse,
  ListReviewsParams,
  NotFoundResponse,
  ReviewList,
  ReviewPage
} from '../../model/index.ts';

import { publicHttp } from '../../../../src/shared/api/http.ts';
import { readReviewList } from '../../readers/reviewList.ts';
import { readReviewPage } from '../../readers/reviewPage.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListAllReviewsUrl = () => {




  return `/reviews/all`
}

/**
 * @summary List all reviews
 */
export const listAllReviews = async ( options?: Parameters<typeof publicHttp>[1]): Promise<ReviewList> => {

  return publicHttp<ReviewList>(getListAllReviewsUrl(),
  {
    ...options,
    method: 'GET'


  },
  readReviewList
);}





export const getListAllReviewsQueryKey = () => {
    return [
    `/reviews/all`
    ] as const;
    }


export const getListAllReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllReviewsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllReviews>>> = ({ signal }) => listAllReviews({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listAllReviews>>>
export type ListAllReviewsQueryError = InvalidResponse | FailedResponse


export function useListAllReviews<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllReviews>>,
          TError,
          Awaited<ReturnType<typeof listAllReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllReviews<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllReviews>>,
          TError,
          Awaited<ReturnType<typeof listAllReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllReviews<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all reviews
 */

export function useListAllReviews<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllReviewsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAllReviewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllReviewsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllReviews>>> = ({ signal }) => listAllReviews({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAllReviewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAllReviews>>>
export type ListAllReviewsSuspenseQueryError = InvalidResponse | FailedResponse


export function useListAllReviewsSuspense<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllReviewsSuspense<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllReviewsSuspense<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all reviews
 */

export function useListAllReviewsSuspense<TData = Awaited<ReturnType<typeof listAllReviews>>, TError = InvalidResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllReviewsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReviewsUrl = (params: ListReviewsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/reviews?${stringifiedParams}` : `/reviews`
}

/**
 * @summary List a product's reviews
 */
export const listReviews = async (params: ListReviewsParams, options?: Parameters<typeof publicHttp>[1]): Promise<ReviewPage> => {

  return publicHttp<ReviewPage>(getListReviewsUrl(params),
  {
    ...options,
    method: 'GET'


  },
  readReviewPage
);}





export const getListReviewsQueryKey = (params?: ListReviewsParams,) => {
    return [
    `/reviews`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReviewsQueryOptions = <TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(params: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviews>>> = ({ signal }) => listReviews(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof listReviews>>>
export type ListReviewsQueryError = InvalidResponse | NotFoundResponse | FailedResponse


export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReviews>>,
          TError,
          Awaited<ReturnType<typeof listReviews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a product's reviews
 */

export function useListReviews<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReviewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(params: ListReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReviews>>> = ({ signal }) => listReviews(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListReviewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listReviews>>>
export type ListReviewsSuspenseQueryError = InvalidResponse | NotFoundResponse | FailedResponse


export function useListReviewsSuspense<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewsSuspense<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReviewsSuspense<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a product's reviews
 */

export function useListReviewsSuspense<TData = Awaited<ReturnType<typeof listReviews>>, TError = InvalidResponse | NotFoundResponse | FailedResponse>(
 params: ListReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listReviews>>, TError, TData>>, request?: SecondParameter<typeof publicHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReviewsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







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
  UnauthorizedResponse,
  WishlistEntry
} from '../../model/index.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { list } from '../../../../src/shared/api/answer-reader.ts';
import { readWishlistEntry } from '../../readers/wishlistEntry.ts';


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

export const getListWishlistUrl = () => {




  return `/wishlist`
}

/**
 * @summary List the wishes
 */
export const listWishlist = async ( options?: Parameters<typeof tokenHttp>[1]): Promise<WishlistEntry[]> => {

  return tokenHttp<WishlistEntry[]>(getListWishlistUrl(),
  {
    ...options,
    method: 'GET'


  },
  list(readWishlistEntry)
);}





export const getListWishlistQueryKey = () => {
    return [
    `/wishlist`
    ] as const;
    }


export const getListWishlistQueryOptions = <TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWishlistQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWishlist>>> = ({ signal }) => listWishlist({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWishlistQueryResult = NonNullable<Awaited<ReturnType<typeof listWishlist>>>
export type ListWishlistQueryError = InvalidResponse | UnauthorizedResponse | FailedResponse


export function useListWishlist<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWishlist>>,
          TError,
          Awaited<ReturnType<typeof listWishlist>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWishlist<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWishlist>>,
          TError,
          Awaited<ReturnType<typeof listWishlist>>
        > , 'initialData'
      >, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWishlist<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the wishes
 */

export function useListWishlist<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWishlistQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWishlistSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWishlistQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWishlist>>> = ({ signal }) => listWishlist({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListWishlistSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listWishlist>>>
export type ListWishlistSuspenseQueryError = InvalidResponse | UnauthorizedResponse | FailedResponse


export function useListWishlistSuspense<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWishlistSuspense<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWishlistSuspense<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the wishes
 */

export function useListWishlistSuspense<TData = Awaited<ReturnType<typeof listWishlist>>, TError = InvalidResponse | UnauthorizedResponse | FailedResponse>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listWishlist>>, TError, TData>>, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWishlistSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







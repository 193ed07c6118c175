// Generated from openapi/openapi.yaml. Do not edit.
import {
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
  ConflictResponse,
  CouponInput,
  CreatedCoupon,
  FailedResponse,
  ForbiddenResponse,
  InvalidResponse,
  UnauthorizedResponse
} from '../../model/index.ts';

import {
  getSearchCouponsQueryKey
} from '../search/search.ts';

import { tokenHttp } from '../../../../src/shared/api/http.ts';
import { readCreatedCoupon } from '../../readers/createdCoupon.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateCouponUrl = () => {




  return `/coupons`
}

/**
 * 409 where another coupon has the code.
 * @summary Create a coupon
 */
export const createCoupon = async (couponInput: CouponInput, options?: Parameters<typeof tokenHttp>[1]): Promise<CreatedCoupon | undefined> => {

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
return tokenHttp<CreatedCoupon | undefined>(getCreateCouponUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(couponInput)
  },
  readCreatedCoupon
);}





export const getCreateCouponMutationKey = () => ['createCoupon'] as const;

export const getCreateCouponMutationOptions = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCoupon>>, TError,CreateCouponMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
): UseMutationOptions<Awaited<ReturnType<typeof createCoupon>>, TError,CreateCouponMutationVariables, TContext> => {

const mutationKey = getCreateCouponMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCoupon>>, CreateCouponMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCoupon(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createCoupon>>, variables: CreateCouponMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getSearchCouponsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateCouponMutationResult = NonNullable<Awaited<ReturnType<typeof createCoupon>>>
    export type CreateCouponMutationBody = CouponInput
    export type CreateCouponMutationError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | FailedResponse
    export type CreateCouponMutationVariables = {data: CouponInput}

    /**
 * @summary Create a coupon
 */
export const useCreateCoupon = <TError = InvalidResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | FailedResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCoupon>>, TError,CreateCouponMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof tokenHttp>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCoupon>>,
        TError,
        CreateCouponMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateCouponMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }

// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  Problem,
  User,
  UserAnswer,
  UserUpdate
} from '../schemas/index.ts';


/**
 * @summary Get the signed-in user
 */
export const GetMe200Response = UserAnswer

export const GetMe400Response = Problem

export const GetMe401Response = Problem

export const GetMeDefaultResponse = Problem

/**
 * 409 where another account has the email address; 403 where the address to change is someone else's; 404 where it does not exist.
 * @summary Change the signed-in user
 */
export const UpdateMeBody = UserUpdate

export const UpdateMe200Response = UserAnswer

export const UpdateMe400Response = Problem

export const UpdateMe401Response = Problem

export const UpdateMe403Response = Problem

export const UpdateMe404Response = Problem

export const UpdateMe409Response = Problem

export const UpdateMeDefaultResponse = Problem

/**
 * @summary List the users
 */
export const FilterUsers200ResponseItem = User
export const FilterUsers200Response = zod.array(FilterUsers200ResponseItem)

export const FilterUsers400Response = Problem

export const FilterUsers401Response = Problem

export const FilterUsers403Response = Problem

export const FilterUsersDefaultResponse = Problem

/**
 * @summary Delete an address
 */



export const DeleteAddressParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const DeleteAddress204Response = zod.void()

export const DeleteAddress400Response = Problem

export const DeleteAddress401Response = Problem

export const DeleteAddress403Response = Problem

export const DeleteAddress404Response = Problem

export const DeleteAddressDefaultResponse = Problem


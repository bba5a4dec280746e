# Times, where a platform does not show them to each reader in their own.

time-moment = on { $date } at { $time } { $zone }
